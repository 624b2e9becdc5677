/** What a prepared move would bring its seat, as far as it is known: the board shows it where it would be. */
import type { Preview } from '../../table/table';
import { without } from './moves';
import type { Position, Seat } from './position';

export interface ExpectedGains {
  /** What the seat would have. */
  seat: Seat;
  /** Blocks and objects that it would get. */
  blocks: string[];
  objects: string[];
  /** By how many victory points and coins it would have more; fewer, as after a purchase, if they are negative. */
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
