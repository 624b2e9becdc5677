/** Detects horizontal swipes. */
const MIN_DISTANCE = 48;

/** Call it on pointerdown; `onswipe` gets 1 for a swipe to the left (next) or −1 (previous). */
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

/** Horizontal only: vertical movements scroll, and tiny ones are taps. */
export function direction(x: number, y: number): -1 | 0 | 1 {
  return Math.abs(x) < MIN_DISTANCE || Math.abs(x) < 2 * Math.abs(y) ? 0 : x < 0 ? 1 : -1;
}
