/** A pointer that carries something. */
export interface Carried {
  x: number;
  y: number;
  /** The lot below it. */
  lot: string | null;
}

/** Below this way it is a touch and no drag. */
const THRESHOLD = 6;

/** Follows a pointer until it is lifted. `moved` is told `null` when it is over; `dropped` the lot, if it ends on one. */
export function carry(start: PointerEvent, moved: (carried: Carried | null) => void, dropped: (lot: string) => void) {
  if (start.button !== 0) {
    return;
  }
  const over = new AbortController();
  let carrying = false;
  let lot: string | null = null;

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) {
      return;
    }
    carrying ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > THRESHOLD;
    if (carrying) {
      const below = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-lot]');
      lot = below?.getAttribute('data-lot') ?? null;
      moved({ x: event.clientX, y: event.clientY, lot });
      event.preventDefault();
    }
  };
  const end = (drop: boolean) => {
    over.abort();
    moved(null);
    if (drop && carrying && lot) {
      dropped(lot);
    }
  };
  const { signal } = over;
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', (event) => event.pointerId === start.pointerId && end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal });
}
