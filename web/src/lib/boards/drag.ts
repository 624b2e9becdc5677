/** Dragging of pieces. */

/** Pointer movements shorter than this, in pixels, are clicks and not drags. */
const threshold = 6;

export interface DragHandlers {
  /** Called when the drag begins; without one, the gesture stays a click. */
  start: () => void;
  /** Called with each pointer event of the drag. */
  move: (at: PointerEvent) => void;
  /** Called at the end with the last pointer event, or with `null` if the drag was cancelled. */
  end: (at: PointerEvent | null) => void;
}

/** Tracks a pointer from pointerdown on a piece until it is released; Escape cancels. */
export function trackDrag(event: PointerEvent, { start, move, end }: DragHandlers) {
  if (event.button !== 0) {
    return;
  }
  const aborted = new AbortController();
  const { signal } = aborted;
  let carrying = false;

  function follow(at: PointerEvent) {
    if (at.pointerId !== event.pointerId) {
      return;
    }
    if (!carrying && Math.hypot(at.clientX - event.clientX, at.clientY - event.clientY) > threshold) {
      carrying = true;
      start();
    }
    if (carrying) {
      at.preventDefault();
      move(at);
    }
  }
  function stop(at: PointerEvent | null) {
    aborted.abort();
    if (carrying) {
      if (at) {
        swallowClick();
      }
      end(at);
    }
  }
  addEventListener('pointermove', follow, { signal });
  addEventListener('pointerup', (at) => at.pointerId === event.pointerId && stop(at), { signal });
  addEventListener('pointercancel', (at) => at.pointerId === event.pointerId && stop(null), { signal });
  addEventListener('keydown', (pressed) => pressed.key === 'Escape' && stop(null), { signal });
}

/**
 * Drags an image of a piece with the pointer. `ondrop` gets the elements under it, topmost first; none if the drag was
 * cancelled.
 */
export function drag(event: PointerEvent, root: HTMLElement, onstart: () => void, ondrop: (under: HTMLElement[]) => void) {
  const source = event.currentTarget as Element;
  const rect = source.getBoundingClientRect();
  let picture: HTMLElement;
  trackDrag(event, {
    start() {
      picture = dragImage(source, rect);
      onstart();
      root.append(picture);
    },
    move(at) {
      picture.style.transform = `translate(${at.clientX - event.clientX}px, ${at.clientY - event.clientY}px)`;
    },
    end(at) {
      picture.remove();
      const under = at ? document.elementsFromPoint(at.clientX, at.clientY) : [];
      ondrop(under.filter((each): each is HTMLElement => each instanceof HTMLElement));
    },
  });
}

/** The click event after a drag is not a tap. */
function swallowClick() {
  const swallow = (click: Event) => {
    click.stopPropagation();
    click.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

function dragImage(source: Element, rect: DOMRect): HTMLElement {
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
