import type { BoardProps } from '../../table/table';
import type { Move } from './moves';
import { pointsGained, type PointsByColour } from './palaceOpeningPoints';

interface Now {
  opens: Extract<Move, { type: 'open' }>[];
  seat: number | null;
  lookAhead: BoardProps['lookAhead'];
}

/** Previews the points for opening each palace before a move is prepared. Create it during component initialization. */
export class PalaceOpeningPreview {
  worth = $state.raw<PointsByColour>({});

  constructor(now: () => Now) {
    $effect(() => {
      const { opens, seat, lookAhead } = now();
      let current = true;
      this.worth = {};
      for (const { colour, text } of opens) {
        void lookAhead?.(text).then((seen) => {
          const points = pointsGained(seen, seat);
          if (current && points !== null) {
            this.worth = { ...this.worth, [colour]: points };
          }
        });
      }
      return () => (current = false);
    });
  }
}
