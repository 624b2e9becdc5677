/** Scrolls elements into view without interfering with the user's scrolling. */
import { prefersReducedMotion } from './reducedMotion';

/** For how many milliseconds after the last movement the user is considered to be scrolling. */
const SCROLL_PAUSE = 400;

let scrolled = -Infinity;
let touched = false;
const isScrolling = () => performance.now() - scrolled < SCROLL_PAUSE;

for (const own of ['wheel', 'touchmove']) {
  addEventListener(own, () => (scrolled = performance.now()), { passive: true });
}
// A page keeps scrolling after the finger is lifted; it also scrolls programmatically.
addEventListener('scroll', () => isScrolling() && (scrolled = performance.now()), { capture: true, passive: true });
addEventListener('touchstart', () => (touched = true), { passive: true });
for (const over of ['touchend', 'touchcancel']) {
  addEventListener(over, (left) => (touched = (left as TouchEvent).touches.length > 0), { passive: true });
}

/** Scrolls no farther than needed, and not at all while the user is scrolling. */
export function scrollToVisible(element: Element | null | undefined) {
  if (!touched && !isScrolling()) {
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }
}
