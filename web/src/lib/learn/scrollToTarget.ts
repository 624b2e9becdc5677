import { prefersReducedMotion } from '../boards/reducedMotion';

/** What boards let one touch to make a move; where there is none of it, what leads there. */
const TARGETS = ['[data-lot].can, [data-move], [data-target]:not([aria-pressed="true"])', 'button[data-card]:not([disabled])'];

/** Scrolls the board so that what can be touched now can be reached, unless some of it can. */
export function scrollToTarget() {
  const board = document.getElementById('content');
  const shown = TARGETS.map((selector) => [...(board?.querySelectorAll(selector) ?? [])].filter((each) => each.getClientRects().length > 0));
  const targets = shown.find((each) => each.length > 0) ?? [];
  if (!targets.some(isUncovered)) {
    targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }
}

/** Whether nothing lies over the middle of a thing. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
