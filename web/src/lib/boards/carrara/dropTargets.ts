/** Finds drop targets: maps each piece to the moves that dragging it can make. */
import type { CarraraMove } from './moves';

/** A draggable piece: a building on display, a block of the wheel, an object, an upgrade tile, a marker. */
export type Piece =
  { what: 'building'; name: string } | { what: 'block' } | { what: 'object'; kind: string } | { what: 'tile'; tile: string } | { what: 'marker' };

/** The drop target for gained pieces. */
export const HAND = 'hand';

/** The drop targets of a piece, by their names on the board. */
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
