import type { Action } from 'svelte/action';

interface Options {
  enabled: boolean;
  /** Called with the name of the place where it was let go. */
  ondrop: (place: string) => void;
}

/** How far a finger may tremble before it drags. */
const TREMBLE = 6;

/** Lets a piece be dragged onto a place, which is an element with `data-place`. A touch without dragging is a click. */
export const draggable: Action<HTMLElement, Options> = (node, initial) => {
  let options = initial;
  let start: PointerEvent | null = null;
  let dragging = false;

  function down(event: PointerEvent) {
    if (options.enabled && event.button === 0) {
      start = event;
    }
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.pointerId) {
      return;
    }
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!dragging && Math.hypot(x, y) > TREMBLE) {
      dragging = true;
      node.setPointerCapture(event.pointerId);
      node.style.setProperty('pointer-events', 'none');
      node.style.setProperty('z-index', '3');
    }
    if (dragging) {
      node.style.setProperty('transform', `translate(${x}px, ${y}px)`);
    }
  }

  function up(event: PointerEvent) {
    const dropped = dragging;
    start = null;
    dragging = false;
    for (const property of ['pointer-events', 'z-index', 'transform']) {
      node.style.removeProperty(property);
    }
    if (dropped) {
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const place = under?.closest<HTMLElement>('[data-place]')?.dataset['place'];
      if (place) {
        options.ondrop(place);
      }
    }
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', up);
  return {
    update(changed) {
      options = changed;
    },
    destroy() {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    },
  };
};
