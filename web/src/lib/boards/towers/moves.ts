import { bricks, type Brick } from './position';

export type TowersMove = { kind: 'place'; brick: Brick; lot: string } | { kind: 'prisoner'; lot: string } | { kind: 'switch'; brick: Brick } | { kind: 'stay' };

/** Parses a move, such as `red c4`; `null` if this board does not know its kind. */
export function parseMove(text: string): TowersMove | null {
  const [word = '', more = ''] = text.split(' ');
  const brick = bricks.find((each) => each === word);
  if (brick) {
    return { kind: 'place', brick, lot: more };
  }
  const to = bricks.find((each) => each === more);
  if (word === 'switch' && to) {
    return { kind: 'switch', brick: to };
  }
  if (word === 'prisoner') {
    return { kind: 'prisoner', lot: more };
  }
  return word === 'stay' ? { kind: 'stay' } : null;
}

/** Moves grouped by the element to tap. */
export interface Choices {
  /** The lots for each colour. */
  places: Map<Brick, Map<string, string>>;
  prisoners: Map<string, string>;
  switches: Map<Brick, string>;
  stay: string | null;
}

export function choices(moves: string[]): Choices {
  const all: Choices = { places: new Map(), prisoners: new Map(), switches: new Map(), stay: null };
  for (const text of moves) {
    const move = parseMove(text);
    if (move?.kind === 'place') {
      const lots = all.places.get(move.brick) ?? new Map<string, string>();
      all.places.set(move.brick, lots.set(move.lot, text));
    } else if (move?.kind === 'prisoner') {
      all.prisoners.set(move.lot, text);
    } else if (move?.kind === 'switch') {
      all.switches.set(move.brick, text);
    } else if (move?.kind === 'stay') {
      all.stay = text;
    }
  }
  return all;
}
