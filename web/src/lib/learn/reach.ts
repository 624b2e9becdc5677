import { isStill } from '../boards/still';

/** What boards let one touch on the way to a move. */
const TARGETS = '[data-lot].can, [data-move], [data-target]:not([aria-pressed="true"]), button[data-card]:not([disabled])';

/** Scrolls the board so that what can be touched now is seen, unless some of it is in sight. */
export function reach() {
  const board = document.getElementById('content');
  const frame = board?.getBoundingClientRect();
  const targets = [...(board?.querySelectorAll(TARGETS) ?? [])].filter((each) => each.getClientRects().length > 0);
  if (!frame || targets.length === 0 || targets.some((each) => isWithin(each.getBoundingClientRect(), frame))) {
    return;
  }
  targets[0]!.scrollIntoView({ block: 'center', behavior: isStill() ? 'auto' : 'smooth' });
}

/** Whether all of a thing is within a frame, or as much as has room there. */
export function isWithin(thing: { top: number; bottom: number }, frame: { top: number; bottom: number }): boolean {
  return thing.bottom - thing.top > frame.bottom - frame.top
    ? thing.top < frame.bottom && thing.bottom > frame.top
    : thing.top >= frame.top && thing.bottom <= frame.bottom;
}
