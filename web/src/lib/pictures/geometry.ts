import type { Colour } from '../pieces/colours';

export type Point = readonly [x: number, y: number];

/** The dimensions of bricks: front, depth to the right and to the back, the letter on its disc, and decorations. */
export interface Measures {
  width: number;
  height: number;
  right: number;
  back: number;
  /** The horizontal position of the letter. */
  letter: number;
  windows?: boolean;
  eave?: number;
  ridge?: number;
  crown?: number;
}

/** Rounds to one decimal; more is not visible. */
export const round = (n: number) => Math.round(n * 10) / 10;

export function polygon(...points: Point[]): string {
  return points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ');
}

/** The path of an opening with a round top, from its lower left corner. */
export function arch(x: number, y: number, width: number, height: number): string {
  const straight = round(height - width / 2);
  const r = round(width / 2);
  return `M${round(x)} ${round(y)}v${-straight}a${r} ${r} 0 0 1 ${round(width)} 0v${straight}z`;
}

/** Colours by the letters on pieces. */
export const byLetter: { readonly [letter: string]: Colour } = {
  R: 'red',
  Y: 'yellow',
  G: 'green',
  B: 'blue',
  P: 'purple',
  W: 'white',
  K: 'black',
};
