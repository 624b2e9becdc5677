import { ServerTable } from './server.svelte';
import type { Table, View } from './table';

/**
 * A table at which several people share this device. It shows the table with the eyes of whoever is to decide, and
 * draws a curtain where one would otherwise see what another may not know.
 */
export class SharedTable {
  /** The table as who has the device sees it. */
  readonly own: ServerTable;
  /** The table as it is seen now. */
  table = $state.raw<Table>(undefined!);
  /** The seat with whose eyes that is; `null` for one's own, if one has any. */
  seat = $state<number | null>(null);
  /** Who is to come to the device; `null` if nobody need. */
  awaited = $state<number | null>(null);
  private readonly others = new Map<number, ServerTable>();

  /** @param person gives the id of who has the device, as soon as that is known */
  constructor(
    id: string,
    private readonly person: () => string | null,
  ) {
    this.own = new ServerTable(id);
    this.table = this.own;
  }

  /** Takes notice of whose turn it is. */
  follow() {
    const view = this.own.view;
    if (!view || view.status !== 'playing') {
      this.see(null);
      return;
    }
    const here = seatsOf(view, this.person());
    const asked = view.asked.find((seat) => here.includes(seat));
    if (here.length < 2 || asked === undefined) {
      return;
    }
    const wanted = asked === view.seat ? null : asked;
    if (wanted === this.seat) {
      this.awaited = null;
    } else if (view.secrets) {
      this.awaited = asked;
    } else {
      this.see(wanted);
    }
  }

  /** The awaited person is there. */
  open() {
    this.see(this.awaited === this.own.view?.seat ? null : this.awaited);
  }

  close() {
    this.own.close();
    this.others.forEach((table) => table.close());
  }

  private see(seat: number | null) {
    if (seat !== null && !this.others.has(seat)) {
      this.others.set(seat, new ServerTable(this.own.id, seat));
    }
    this.seat = seat;
    this.table = seat === null ? this.own : this.others.get(seat)!;
    this.awaited = null;
  }
}

/** The seats of those who play at one device: of a person, and of the companions whom they have brought along. */
export function seatsOf(view: View, person: string | null): number[] {
  return view.seats.flatMap((seat, i) => (person !== null && seat.person?.split('/')[0] === person ? [i] : []));
}
