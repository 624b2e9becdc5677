/** The middle of the wheel's drawing, which is twice as wide and high. */
export const MIDDLE = 156;

/** A place on the wheel, by its distance from the middle and its angle from the top, clockwise. */
export function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(MIDDLE + radius * Math.sin(angle)), round(MIDDLE - radius * Math.cos(angle))];
}

/** A slice of the disc. */
export function slice(radius: number, from: number, to: number): string {
  const [x, y] = at(radius, from);
  const [u, v] = at(radius, to);
  return `M${MIDDLE} ${MIDDLE}L${x} ${y}A${radius} ${radius} 0 0 1 ${u} ${v}Z`;
}

/** Where some blocks lie in a section: distances and angles from its middle line; they never hide each other. */
export function spots(count: number): { radius: number; degrees: number; size: number }[] {
  const few: { [count: number]: [number, number][] } = {
    1: [[64, 0]],
    2: [[66, -15.5], [66, 15.5]],
    3: [[79, -16.5], [79, 16.5], [49, 0]],
    4: [[80, -18], [80, 18], [60, 0], [40, 0]],
    5: [[82, -19], [82, 19], [70, 0], [48, -14], [48, 14]],
  };
  if (few[count]) {
    return few[count].map(([radius, degrees]) => ({ radius, degrees, size: 28 }));
  }
  // Rings from the rim inwards, of smaller blocks.
  const rings: [number, number][] = [[84, 4], [62, 3], [42, 2], [100, 5]];
  const places = rings.flatMap(([radius, most]) =>
    Array.from({ length: most }, (_, i) => ({ radius, degrees: ((i + 0.5) / most - 0.5) * 50, size: 20 })),
  );
  return places.slice(0, count);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
