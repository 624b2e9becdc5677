/** Computes the known gains of a prepared move, which the board draws in place. */
import type { Preview } from '../../table/table';
import { without } from './moves';
import type { Position, Seat } from './position';

export interface ExpectedGains {
  /** The seat's state after the move. */
  seat: Seat;
  /** Blocks and objects gained. */
  blocks: string[];
  objects: string[];
  /** The change in victory points and coins; negative for a loss, as after a purchase. */
  points: number;
  coins: number;
  /** The buildings that would earn points. */
  earning: string[];
}

export function expectedGains(now: Seat, seat: number, preview: Preview | null): ExpectedGains | null {
  const after = (preview?.position as Position | null | undefined)?.seats[seat];
  if (!preview || !after) {
    return null;
  }
  const own = preview.steps.flatMap((step) => [...step.lines, ...step.ledger]).filter((line) => line.seat === seat);
  return {
    seat: after,
    blocks: without(after.blocks ?? [], now.blocks ?? []),
    objects: without(after.objects ?? [], now.objects ?? []),
    points: after.score - now.score,
    coins: (after.coins ?? 0) - (now.coins ?? 0),
    earning: own.filter((line) => line.points > 0).flatMap((line) => line.parts.flatMap((part) => part.pieces)),
  };
}
