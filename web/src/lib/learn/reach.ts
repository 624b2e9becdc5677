import { isStill } from '../boards/still';

/** What boards let one touch to make a move; where there is none of it, what leads there. */
const WAYS = ['[data-lot].can, [data-move], [data-target]:not([aria-pressed="true"])', 'button[data-card]:not([disabled])'];

/** Scrolls the board so that what can be touched now can be reached, unless some of it can. */
export function reach() {
  const board = document.getElementById('content');
  const shown = WAYS.map((way) => [...(board?.querySelectorAll(way) ?? [])].filter((each) => each.getClientRects().length > 0));
  const targets = shown.find((each) => each.length > 0) ?? [];
  if (!targets.some(isFree)) {
    targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: isStill() ? 'auto' : 'smooth' });
  }
}

/** Whether nothing lies over the middle of a thing. */
function isFree(thing: Element): boolean {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
