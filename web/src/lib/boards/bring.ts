/** Brings things into sight without taking the page out of anybody's hands. */
import { isStill } from './still';

/** For how long after the last movement somebody is still taken to be scrolling. */
const REST = 400;

let scrolled = -Infinity;
let held = false;
const isScrolling = () => performance.now() - scrolled < REST;

for (const own of ['wheel', 'touchmove']) {
  addEventListener(own, () => (scrolled = performance.now()), { passive: true });
}
// A page scrolls on after a finger has left it; it may also scroll by itself.
addEventListener('scroll', () => isScrolling() && (scrolled = performance.now()), { capture: true, passive: true });
addEventListener('touchstart', () => (held = true), { passive: true });
for (const over of ['touchend', 'touchcancel']) {
  addEventListener(over, (left) => (held = (left as TouchEvent).touches.length > 0), { passive: true });
}

/** Scrolls no farther than needed, and not at all while whoever looks is scrolling. */
export function bring(element: Element | null | undefined) {
  if (!held && !isScrolling()) {
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
  }
}
