/** A piece that is dragged: its picture follows the pointer, and what it is let go over is told. */
const threshold = 6;

/**
 * Begins with a pointer that goes down on a piece. `onstart` is called once it really is a drag: a touch without one
 * stays a click. `ondrop` gets what lies under the pointer, from the top; nothing if the drag was broken off.
 */
export function drag(event: PointerEvent, root: HTMLElement, onstart: () => void, ondrop: (under: HTMLElement[]) => void) {
  const source = event.currentTarget as Element;
  if (event.button !== 0) {
    return;
  }
  const rect = source.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  let picture: HTMLElement | null = null;

  function move(at: PointerEvent) {
    if (at.pointerId !== event.pointerId) {
      return;
    }
    if (!picture && Math.hypot(at.clientX - x, at.clientY - y) > threshold) {
      picture = lifted(source, rect);
      onstart();
      root.append(picture);
    }
    if (picture) {
      at.preventDefault();
      picture.style.transform = `translate(${at.clientX - x}px, ${at.clientY - y}px)`;
    }
  }
  function end(at: PointerEvent) {
    if (at.pointerId !== event.pointerId) {
      return;
    }
    stop();
    if (picture) {
      picture.remove();
      // What follows a drag is no touch.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      const under = document.elementsFromPoint(at.clientX, at.clientY);
      ondrop(under.filter((each): each is HTMLElement => each instanceof HTMLElement));
    }
  }
  function cancel() {
    stop();
    if (picture) {
      picture.remove();
      ondrop([]);
    }
  }
  function stop() {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', cancel);
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', cancel);
}

function swallow(click: Event) {
  click.stopPropagation();
  click.preventDefault();
}

function lifted(source: Element, rect: DOMRect): HTMLElement {
  const picture = document.createElement('div');
  picture.setAttribute('aria-hidden', 'true');
  Object.assign(picture.style, {
    position: 'fixed',
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    zIndex: '30',
    opacity: '0.85',
    pointerEvents: 'none',
  });
  const svg = source.querySelector('svg');
  if (svg) {
    picture.append(svg.cloneNode(true));
  }
  return picture;
}
