/** Where a piece can be dragged to: every piece has the moves that it would make there. */
import type { CarraraMove } from './moves';

/** What is dragged: a building of the display, a block of the wheel, an object, an upgrade tile, a marker. */
export type Piece =
  | { what: 'building'; name: string }
  | { what: 'block' }
  | { what: 'object'; kind: string }
  | { what: 'tile'; tile: string }
  | { what: 'marker' };

/** The place of what one has. */
export const HAND = 'hand';

/** The places that take a piece, by the names that they have on the board. */
export function dropTargets(moves: CarraraMove[], piece: Piece): string[] {
  const places = moves.flatMap((move) => {
    switch (piece.what) {
      case 'building':
        return move.kind === 'build' && move.building === piece.name ? [move.city] : [];
      case 'block':
        return move.kind === 'take' ? [HAND] : [];
      case 'object':
        return move.kind === 'object' && move.object === piece.kind ? [HAND] : [];
      case 'tile':
        return move.kind === 'upgrade' && move.tile === piece.tile ? [piece.tile, HAND] : [];
      case 'marker':
        return move.kind === 'score' ? [move.what] : [];
    }
  });
  return [...new Set(places)];
}
