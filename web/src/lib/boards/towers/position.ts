import type { TowersFight, TowersObservation, TowersTurn } from '../../protocol/api';
import type { Colour } from '../../pieces/colours';

/** The colours of this game, in the order of its seats. */
export const bricks = ['white', 'black', 'red', 'blue'] as const satisfies readonly Colour[];

export type Brick = (typeof bricks)[number];

/** The stacks on lots: letters of bricks, the top one first. Empty lots are absent. */
export type Lots = { readonly [lot: string]: string };

/** The observation of a game, in which colours are bricks. */
export interface TowersPosition extends TowersObservation {
  colours: Brick[];
  supply: Record<Brick, number>;
  prisoners: Record<Brick, { [brick: string]: number }>;
  turn: TowersTurn & { firstColour?: Brick | null };
  fight?: (TowersFight & { captor: Brick }) | null;
}

const byLetter: { readonly [letter: string]: Brick } = { w: 'white', k: 'black', r: 'red', b: 'blue' };

export function brickOf(letter: string): Brick {
  return byLetter[letter] ?? 'white';
}

export function letterOf(brick: Brick): string {
  return brick === 'black' ? 'k' : brick.charAt(0);
}

/** The height of a colour's highest tower; a house does not count. */
export function highest(lots: Lots, brick: Brick): number {
  const heights = Object.values(lots).map((stack) => (stack.length > 1 && brickOf(stack.charAt(0)) === brick ? stack.length : 0));
  return Math.max(0, ...heights);
}

/** The prisoners of a colour as a list. */
export function prisonersOf(position: TowersPosition, brick: Brick): Brick[] {
  const own = position.prisoners[brick];
  return bricks.flatMap((each) => Array<Brick>(own[each] ?? 0).fill(each));
}
