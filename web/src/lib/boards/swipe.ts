/** A finger that is drawn sideways. */
const MIN_DISTANCE = 48;

/** Begins with a finger that goes down; `onswipe` gets 1 if it is drawn to the left, for what comes next, or −1. */
export function swipe(event: PointerEvent, onswipe: (by: number) => void) {
  if (event.pointerType === 'mouse' || !event.isPrimary) {
    return;
  }
  function end(at: PointerEvent) {
    if (at.pointerId !== event.pointerId) {
      return;
    }
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    const by = at.type === 'pointerup' ? direction(at.clientX - event.clientX, at.clientY - event.clientY) : 0;
    if (by !== 0) {
      onswipe(by);
    }
  }
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}

/** Sideways only: a finger that goes up or down scrolls, and one that hardly moves touches. */
export function direction(x: number, y: number): -1 | 0 | 1 {
  return Math.abs(x) < MIN_DISTANCE || Math.abs(x) < 2 * Math.abs(y) ? 0 : x < 0 ? 1 : -1;
}
