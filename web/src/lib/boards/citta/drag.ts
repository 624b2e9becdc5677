/** A card that is dragged: its picture follows the pointer, and what it is let go over is told. */
const threshold = 6;

export function drag(event: PointerEvent, root: HTMLElement, onstart: () => void, ondrop: (move: string | null) => void) {
  const source = event.currentTarget as HTMLElement;
  if (event.button !== 0) {
    return;
  }
  const rect = source.getBoundingClientRect();
  const [x, y] = [event.clientX, event.clientY];
  let picture: HTMLElement | null = null;

  const under = (at: PointerEvent) =>
    document.elementsFromPoint(at.clientX, at.clientY).find((each): each is HTMLElement => each instanceof HTMLElement && 'move' in each.dataset);

  function move(at: PointerEvent) {
    if (!picture && Math.hypot(at.clientX - x, at.clientY - y) > threshold) {
      onstart();
      picture = lifted(source, rect);
      root.append(picture);
    }
    if (picture) {
      at.preventDefault();
      picture.style.transform = `translate(${at.clientX - x}px, ${at.clientY - y}px)`;
    }
  }
  function end(at: PointerEvent) {
    stop();
    if (picture) {
      picture.remove();
      // What follows a drag is no touch.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      ondrop(under(at)?.dataset['move'] ?? null);
    }
  }
  function cancel() {
    stop();
    picture?.remove();
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

function lifted(source: HTMLElement, rect: DOMRect): HTMLElement {
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
