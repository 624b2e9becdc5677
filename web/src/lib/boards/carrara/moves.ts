/** A move of Carrara, parsed from its text. */
export type CarraraMove = { text: string } & (
  | { kind: 'buy'; turn: boolean }
  | { kind: 'take'; section: number; blocks: string[] }
  | { kind: 'build'; building: string; city: string; blocks: string[]; replaces: string | null }
  | { kind: 'upgrade'; tile: string }
  | { kind: 'score'; what: string }
  | { kind: 'object'; object: string }
  | { kind: 'announce' | 'end' | 'pass' | 'decline' }
);

export type Kind = CarraraMove['kind'];

export function parse(text: string): CarraraMove {
  const [kind, ...rest] = text.split(' ') as [string, ...string[]];
  switch (kind) {
    case 'buy':
      return { text, kind, turn: rest[0] !== 'unturned' };
    case 'take':
      return { text, kind, section: Number(rest[0]) - 1, blocks: rest.slice(1) };
    case 'build': {
      const at = rest.indexOf('replacing');
      const blocks = rest.slice(2, at < 0 ? rest.length : at);
      return { text, kind, building: rest[0]!, city: rest[1]!, blocks, replaces: at < 0 ? null : rest[at + 1]! };
    }
    case 'upgrade':
      return { text, kind, tile: rest[0]! };
    case 'score':
      return { text, kind, what: rest[0]! };
    case 'object':
      return { text, kind, object: rest[0]! };
    default:
      return { text, kind: kind as 'announce' | 'end' | 'pass' | 'decline' };
  }
}

/** The selection so far; each tap narrows down the moves. */
export interface Choice {
  kind: Kind | 'improve' | null;
  building: string | null;
  city: string | null;
  replaces: string | null;
  /** Positions of blocks on the wheel, all in one section: the section and the index in it. */
  taken: { section: number; index: number }[];
}

export const noChoice: Choice = { kind: null, building: null, city: null, replaces: null, taken: [] };

/** The moves that fit a selection. */
export function matchingMoves(moves: CarraraMove[], choice: Choice): CarraraMove[] {
  return moves.filter((move) => {
    if (choice.kind !== null && choice.kind !== kindOf(move)) return false;
    if (move.kind !== 'build') return choice.building === null;
    return (
      (choice.building === null || move.building === choice.building) &&
      (choice.city === null || move.city === choice.city) &&
      (choice.replaces === null || move.replaces === choice.replaces)
    );
  });
}

/** Improving has the notation of building, but is another action. */
export function kindOf(move: CarraraMove): Kind | 'improve' {
  return move.kind === 'build' && move.replaces !== null ? 'improve' : move.kind;
}

/** The move that takes exactly these blocks; `null` if there is none. */
export function takeMove(moves: CarraraMove[], section: number, blocks: string[]): CarraraMove | null {
  const wanted = blocks.toSorted().join(' ');
  return moves.find((move) => move.kind === 'take' && move.section === section && move.blocks.toSorted().join(' ') === wanted) ?? null;
}

/** The positions of blocks of these colours in a section of the wheel: the first ones of each colour. */
export function blockPlaces(wheel: string[][], section: number, blocks: string[]): Choice['taken'] {
  const rest = [...blocks];
  return wheel[section]!.flatMap((colour, index) => {
    const at = rest.indexOf(colour);
    return at < 0 ? [] : (rest.splice(at, 1), [{ section, index }]);
  });
}

/** Whether some move takes these blocks and more, from that section or from any. */
export function canExtend(moves: CarraraMove[], section: number | null, blocks: string[]): boolean {
  return moves.some((move) => move.kind === 'take' && (section === null || move.section === section) && contains(move.blocks, blocks));
}

function contains(all: string[], some: string[]): boolean {
  return without(some, all).length === 0;
}

/** Multiset difference: the items that remain after others are taken away. */
export function without(all: string[], some: string[]): string[] {
  const rest = [...some];
  return all.filter((each) => {
    const at = rest.indexOf(each);
    return at < 0 || rest.splice(at, 1).length === 0;
  });
}
