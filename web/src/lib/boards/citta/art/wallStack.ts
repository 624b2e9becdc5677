/** Computes how walls and towers overlap: each shows at least its trees and cordon, so that they can be counted. */
import type { Level } from './drawing';

export interface PlacedCard {
  card: string;
  tower: boolean;
  y: number;
  height: number;
}

const shown: { readonly [level in Level]: number } = { l: 58, m: 54, s: 48 };
const least: { readonly [level in Level]: number } = { l: 34, m: 34, s: 26 };

/** The offsets of the pieces from top to bottom, within the height if possible, and the height they need. */
export function stackWalls(walls: string[], towers: string[], level: Level, most: number): { pieces: PlacedCard[]; height: number } {
  const cards = [...walls.map((card) => ({ card, tower: false })), ...towers.map((card) => ({ card, tower: true }))];
  const high = (tower: boolean) => (level === 's' ? (tower ? 84 : 58) : tower ? 116 : 96);
  const last = high(cards[cards.length - 1]?.tower ?? false);
  const step = Math.max(least[level], Math.min(shown[level], (most - last) / Math.max(1, cards.length - 1)));
  const pieces = cards.map((each, i) => ({ ...each, y: i * step, height: high(each.tower) }));
  return { pieces, height: cards.length === 0 ? 0 : (cards.length - 1) * step + last };
}
