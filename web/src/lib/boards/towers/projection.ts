/** Computes the oblique projection of the city into the available space. All values are in pixels. */
export interface Projection {
  size: number;
  /** The front left corner of the city. */
  x: number;
  y: number;
  /** The width of a lot, and the shift of each further row to the right and up. */
  lot: number;
  dx: number;
  dy: number;
  /** The share of a lot's width that a stack takes. */
  part: number;
  /** The thickness of the walls, in lots. */
  wallX: number;
  wallY: number;
  wallHeight: number;
  brick: Measures;
}

/** The dimensions of bricks: front, side, letter. */
export interface Measures {
  w: number;
  h: number;
  sx: number;
  sy: number;
  /** The scale of decorations on top. */
  k: number;
  letter: number;
  disc: number;
  /** Whether there is room for windows. */
  windows: boolean;
}

export interface Space {
  width: number;
  height: number;
  /** The covered areas in the top left and bottom right corners. */
  topLeft?: { width: number; height: number };
  bottomRight?: { width: number; height: number };
}

/** The height of a stack, and its row. */
export interface Peak {
  v: number;
  height: number;
}

const between = (from: number, to: number, slant: number) => from + (to - from) * slant;

/** A wide space uses a side view, in which few stacks cover others; a narrow one a steeper view. */
export function slantOf(space: Space): number {
  return Math.min(1, Math.max(0, (space.width / space.height - 1.15) / 0.4));
}

function measures(lot: number, slant: number): Measures & { dx: number; dy: number; part: number } {
  const dx = lot * between(0.13, 0.352, slant);
  const dy = lot * between(0.955, 0.682, slant);
  const part = between(0.76, 0.66, slant);
  const h = Math.max(lot * between(0.34, 0.273, slant), 10);
  const letter = Math.min(h * 0.9, Math.max(11, h * 0.6));
  return { dx, dy, part, w: lot * part, h, sx: dx * 0.62, sy: dy * 0.62, k: h / 24, letter, disc: letter * 0.57, windows: h >= 17 };
}

/** The height of a stack above its base, with everything on top of it. */
export function topOf(height: number, brick: Measures): number {
  return height === 0 ? brick.sy : height > 1 ? height * brick.h + brick.sy * 0.7 + 38 * brick.k : brick.h + brick.sy / 2 + 14 * brick.k;
}

/** Finds the largest view of a city that fits. */
export function fitProjection(size: number, space: Space, peaks: Peak[]): Projection {
  const slant = slantOf(space);
  for (let lot = space.width / size; lot > 8; lot -= 0.5) {
    const projection = fitted(size, lot, slant, space, peaks);
    if (projection) {
      return projection;
    }
  }
  return fitted(size, 8, slant, { width: 1e4, height: 1e4 }, [])!;
}

function fitted(size: number, lot: number, slant: number, space: Space, peaks: Peak[]): Projection | null {
  const { dx, dy, part, ...brick } = measures(lot, slant);
  const wallX = between(0.36, 0.26, slant);
  const wallY = between(0.36, 0.4, slant);
  const wallHeight = Math.max(3, lot * 0.08);
  const left = wallX * 1.55 * lot;
  const y = space.height - wallY * 2.1 * dy - wallHeight;
  // Reserves room for a small tower in the last row, so that the first bricks do not move the city.
  const rise = Math.max(...[{ v: size - 1, height: 2 }, ...peaks].map((peak) => (peak.v + 0.17) * dy + topOf(peak.height, brick)));
  if (rise > y - 2) {
    return null;
  }
  let low = left + 2;
  let high = space.width - 2 - (size * lot + (size + wallY) * dx + left);
  // A corner area that ends above the city does not cover it.
  if (space.topLeft && space.topLeft.height > y - (size + wallY * 2) * dy) {
    const v = Math.min(size + wallY, Math.max(0, (y - space.topLeft.height) / dy));
    low = Math.max(low, space.topLeft.width + left - v * dx);
  }
  if (space.bottomRight) {
    const v = Math.min(size, Math.max(0, (space.bottomRight.height - (space.height - y)) / dy));
    high = Math.min(high, space.width - space.bottomRight.width - ((size + wallX * 1.6) * lot + v * dx));
  }
  if (low > high) {
    return null;
  }
  return { size, x: (low + high) / 2, y, lot, dx, dy, part, wallX, wallY, wallHeight, brick };
}

export type Point = [x: number, y: number];

export function pointAt(projection: Projection, u: number, v: number): Point {
  return [projection.x + u * projection.lot + v * projection.dx, projection.y - v * projection.dy];
}

/** The base of a stack: its lower left front corner. */
export function footOf(projection: Projection, u: number, v: number): Point {
  return pointAt(projection, u + (1 - projection.part) / 2 - 0.02, v + 0.17);
}

export function quad(projection: Projection, u: number, v: number, u2: number, v2: number): string {
  return points([pointAt(projection, u, v), pointAt(projection, u2, v), pointAt(projection, u2, v2), pointAt(projection, u, v2)]);
}

/** A lot, shrunk by that fraction on all sides. */
export function inset(projection: Projection, u: number, v: number, by: number): string {
  return quad(projection, u + by, v + by * 1.2, u + 1 - by, v + 1 - by * 1.2);
}

export const round = (n: number): number => Math.round(n * 10) / 10;

export function points(all: Point[]): string {
  return all.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** The pointer area of a lot: the lot and the stack on it. */
export function outline(projection: Projection, u: number, v: number, height: number): string {
  const lot = `M${quad(projection, u, v, u + 1, v + 1)}Z`;
  if (height === 0) {
    return lot;
  }
  const { w, h, sx, sy, k } = projection.brick;
  const [x, y] = footOf(projection, u, v);
  const top = y - height * h - 6 * k;
  return `${lot}M${points([
    [x, y],
    [x + w, y],
    [x + w + sx, y - sy],
    [x + w + sx, top - sy],
    [x + sx, top - sy],
    [x, top],
  ])}Z`;
}
