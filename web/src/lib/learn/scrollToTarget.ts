import { prefersReducedMotion } from '../boards/reducedMotion';

/**
 * Scrolls the board to the next target, unless one is already reachable.
 * @param selectors of the elements that make a move; after that, of those that lead there, if none is present
 */
export function scrollToTarget(selectors: string[]) {
  const board = document.getElementById('content');
  const shown = selectors.map((selector) => [...(board?.querySelectorAll(selector) ?? [])].filter((each) => each.getClientRects().length > 0));
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
