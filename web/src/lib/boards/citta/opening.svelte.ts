import type { BoardProps } from '../../table/table';
import type { Move } from './moves';
import { gain, type Worth } from './worth';

interface Now {
  opens: Extract<Move, { type: 'open' }>[];
  seat: number | null;
  look: BoardProps['look'];
}

/** What it would bring to open each palace, told before anything is prepared. To be made within a component. */
export class Opening {
  worth = $state.raw<Worth>({});

  constructor(now: () => Now) {
    $effect(() => {
      const { opens, seat, look } = now();
      let current = true;
      this.worth = {};
      for (const { colour, text } of opens) {
        void look?.(text).then((seen) => {
          const points = gain(seen, seat);
          if (current && points !== null) {
            this.worth = { ...this.worth, [colour]: points };
          }
        });
      }
      return () => (current = false);
    });
  }
}
