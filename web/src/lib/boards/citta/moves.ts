/** Parses the moves of Lucca Città and filters them by the user's selection. */
import type { Colour } from '../../pieces/colours';

export type Use = 'palace' | 'wall' | 'tower' | 'discard';

export type Move =
  | { type: 'keep'; text: string; cards: string[] }
  | { type: 'open'; text: string; colour: Colour }
  | { type: 'take'; text: string; triplet: number }
  | { type: 'play'; text: string; card: string; as: Use; onto: Colour | null }
  | { type: 'city'; text: string; triplet: number; card: string; onto: Colour | null };

export type Play = Extract<Move, { type: 'play' }>;
export type CityMove = Extract<Move, { type: 'city' }>;

/** `keep 12 45`, `open red`, `take B`, `12 palace`, `W10 palace red`, `city A 9`; `null` for anything else. */
export function parseMove(text: string): Move | null {
  const words = text.trim().split(/\s+/);
  const [first = '', second = '', third = ''] = words;
  switch (first) {
    case 'keep':
      return words.length === 3 ? { type: 'keep', text, cards: [second, third] } : null;
    case 'open':
      return words.length === 2 ? { type: 'open', text, colour: second as Colour } : null;
    case 'take':
      return words.length === 2 ? { type: 'take', text, triplet: place(second) } : null;
    case 'city':
      return words.length >= 3 ? { type: 'city', text, triplet: place(second), card: third, onto: (words[3] as Colour) ?? null } : null;
    default:
      return ['palace', 'wall', 'tower', 'discard'].includes(second)
        ? { type: 'play', text, card: first, as: second as Use, onto: (third as Colour) || null }
        : null;
  }
}

export function parseMoves(texts: string[]): Move[] {
  return texts.map(parseMove).filter((move) => move !== null);
}

/** The letter that names a triplet. */
export function letterOf(triplet: number): string {
  return String.fromCharCode(65 + triplet);
}

function place(letter: string): number {
  return letter.toUpperCase().charCodeAt(0) - 65;
}

/**
 * The move that keeps these two cards. If both orders are possible, the first selected card is below; if only one is
 * legal, the order of selection does not matter.
 */
export function keepMove(moves: Move[], chosen: string[]): string | null {
  const [first, second] = chosen;
  if (first === undefined || second === undefined) {
    return null;
  }
  const find = (a: string, b: string) => moves.find((move) => move.type === 'keep' && move.cards[0] === a && move.cards[1] === b)?.text;
  return find(first, second) ?? find(second, first) ?? null;
}

/** Whether a card can be kept together with the chosen ones. */
export function canKeep(moves: Move[], chosen: string[], card: string): boolean {
  return moves.some((move) => move.type === 'keep' && move.cards.includes(card) && chosen.every((each) => move.cards.includes(each)));
}

/** The cards that can be selected first, in the order of the moves. */
export function cardsToPlay(moves: Move[]): string[] {
  const cards = moves.flatMap((move) => (move.type === 'play' || move.type === 'city' ? [move.card] : []));
  return [...new Set(cards)];
}

/** The possible uses of a card. */
export function usesOf(moves: Move[], card: string | null): (Play | CityMove)[] {
  return moves.filter((move): move is Play | CityMove => (move.type === 'play' || move.type === 'city') && move.card === card);
}
