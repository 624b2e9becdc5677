import { prefersReducedMotion } from '../boards/reducedMotion';

/** Selectors of the elements that make a move on the boards; if none is present, of those that lead there. */
const TARGETS = ['[data-lot].can, [data-move], [data-target]:not([aria-pressed="true"])', 'button[data-card]:not([disabled])'];

/** Scrolls the board to the next target, unless one is already reachable. */
export function scrollToTarget() {
  const board = document.getElementById('content');
  const shown = TARGETS.map((selector) => [...(board?.querySelectorAll(selector) ?? [])].filter((each) => each.getClientRects().length > 0));
  const targets = shown.find((each) => each.length > 0) ?? [];
  if (!targets.some(isUncovered)) {
    targets[0]?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }
}

/** Whether nothing covers the middle of an element. */
function isUncovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
