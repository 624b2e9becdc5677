/** Pieces that are dragged. */

/** Below this way it is a touch and no drag. */
const threshold = 6;

export interface DragHandlers {
  /** Called once it really is a drag: a touch without one stays a click. */
  start: () => void;
  /** Called with where the pointer is now. */
  move: (at: PointerEvent) => void;
  /** Called when it is over, with where the pointer was lifted; with `null` if it was broken off. */
  end: (at: PointerEvent | null) => void;
}

/** Follows a pointer that goes down on a piece until it is lifted; Escape breaks it off. */
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

/** Lets a picture of a piece follow the pointer. `ondrop` gets what lies under it, from the top; nothing if it was broken off. */
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

/** What follows a drag is no touch. */
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
