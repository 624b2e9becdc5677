import { ServerTable } from './server.svelte';
import type { Table, View } from './table';
import { holderOf } from './who';

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
  /** Whether who looks has said who they are, or cannot be anybody else. */
  private opened = false;
  /** The table with the eyes of who will see it next: browsers have no room for a stream for each. */
  private next = $state.raw<{ seat: number; table: ServerTable } | null>(null);

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
      this.opened = view?.status === 'open'; // who has seated the others has the device
      this.see(null);
      return;
    }
    const here = seatsOf(view, this.person());
    if (here.length < 2) {
      return;
    }
    const asked = consent(view, here) ?? view.asked.find((seat) => here.includes(seat));
    if (view.secrets) {
      this.guard(view, asked);
    } else if (asked !== undefined) {
      this.show(view, asked);
    }
  }

  /** Nobody sees anything before they have said that they have the device, after a reload neither. */
  private guard(view: View, asked: number | undefined) {
    const wanted = asked === undefined ? this.seat : eyes(view, asked);
    this.awaited = this.opened && wanted === this.seat ? null : (asked ?? this.seat ?? view.seat);
  }

  /** Shows the table to who is asked as soon as their view of it has come as far. */
  private show(view: View, asked: number) {
    const wanted = eyes(view, asked);
    const seen = this.of(wanted).view;
    if (wanted !== this.seat && seen && seen.version >= view.version) {
      this.see(wanted);
    }
  }

  /** The awaited person is there. */
  open() {
    this.opened = true;
    this.see(this.awaited === this.own.view?.seat ? null : this.awaited);
  }

  close() {
    this.own.close();
    this.table.close();
    this.next?.table.close();
  }

  private see(seat: number | null) {
    const table = this.of(seat);
    for (const left of [this.table, this.next?.table]) {
      if (left !== table && left !== this.own) {
        left?.close();
      }
    }
    this.table = table;
    this.seat = seat;
    this.awaited = null;
    this.next = null;
  }

  private of(seat: number | null): Table {
    if (seat === null || seat === this.seat) {
      return seat === null ? this.own : this.table;
    }
    if (this.next?.seat !== seat) {
      this.next?.table.close();
      this.next = { seat, table: new ServerTable(this.own.id, seat, this.own.data) };
    }
    return this.next.table;
  }
}

/** The seat as it is shown; `null` for that of who has the device. */
function eyes(view: View, seat: number): number | null {
  return seat === view.seat ? null : seat;
}

/** Who of those here has not yet said whether another may take back or pause. */
function consent(view: View, here: number[]): number | undefined {
  const { pending } = view;
  return pending === null ? undefined : here.find((seat) => !pending.agreed.includes(seat) && !view.seats[seat]!.bot && !view.seats[seat]!.out);
}

/** The seats of those who play at one device: of a person, and of the companions whom they have brought along. */
export function seatsOf(view: View, person: string | null): number[] {
  return view.seats.flatMap((seat, i) => (person !== null && seat.person && holderOf(seat.person) === person ? [i] : []));
}
