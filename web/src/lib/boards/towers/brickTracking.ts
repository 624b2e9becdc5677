import type { Lots } from './position';

/** A brick with an identity, so that it can be followed from one position to the next. */
export interface Piece {
  id: number;
  letter: string;
}

/** The bricks of every lot, the lowest first. */
export type Piles = ReadonlyMap<string, Piece[]>;

/**
 * Matches the bricks of two positions: those that stay, those that were pushed up from below, and those that moved from
 * one stack under another. All others are new.
 */
export function trackBricks(before: Piles, lots: Lots, next: () => number): Piles {
  const after = new Map<string, Piece[]>();
  const left = new Map<string, Piece[]>();
  for (const [lot, old] of before) {
    left.set(lot, [...old]);
  }
  const missing: [lot: string, letters: string, kept: Piece[]][] = [];
  for (const [lot, stack] of Object.entries(lots)) {
    const old = left.get(lot) ?? [];
    const kept = keep(old, stack);
    left.set(
      lot,
      old.filter((piece) => !kept.includes(piece)),
    );
    missing.push([lot, stack.slice(kept.length), kept]);
  }
  for (const [lot, letters, kept] of missing) {
    const merged = kept.length > 0 ? moved(left, lots, lot, letters) : null;
    after.set(lot, [...(merged ?? [...letters].reverse().map((letter) => ({ id: next(), letter }))), ...kept]);
  }
  return after;
}

/** Keeps the bricks on top of a stack that were there before; new ones are below them. */
function keep(old: Piece[], stack: string): Piece[] {
  for (let lost = 0; lost < old.length; lost++) {
    const rest = old.slice(0, old.length - lost);
    const letters = rest
      .map((piece) => piece.letter)
      .reverse()
      .join('');
    if (stack.startsWith(letters)) {
      return rest;
    }
  }
  return [];
}

/** The bricks that another stack has given away, if they match. */
function moved(left: Map<string, Piece[]>, lots: Lots, to: string, letters: string): Piece[] | null {
  for (const [lot, pieces] of left) {
    const own = pieces
      .map((piece) => piece.letter)
      .reverse()
      .join('');
    if (lot !== to && lots[lot] && letters !== '' && own.endsWith(letters)) {
      left.set(lot, pieces.slice(letters.length));
      return pieces.slice(0, letters.length);
    }
  }
  return null;
}
