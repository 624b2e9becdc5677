/** Moves the focus with arrow keys to the nearest button in that direction. */
const directions: { [key: string]: [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/**
 * Finds the index of the nearest spot in a direction; −1 if there is none. Sideways distance counts more, and a spot
 * that is farther aside than ahead does not count.
 */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = along + 2 * aside;
    if (along > 1 && aside <= along && distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

const touchable = 'button:not([disabled]), [role=button][tabindex="0"]';

export function moveFocusByArrow(root: HTMLElement, pressed: KeyboardEvent) {
  const direction = directions[pressed.key];
  const focused = document.activeElement;
  if (!direction || !focused?.matches(touchable) || !root.contains(focused)) {
    return;
  }
  const buttons = [...root.querySelectorAll<HTMLElement>(touchable)].filter((button) => button !== focused && button.getClientRects().length > 0);
  const next = buttons[nearest(middle(focused), buttons.map(middle), direction)];
  if (next) {
    pressed.preventDefault();
    next.focus();
  }
}

function middle(element: Element): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
