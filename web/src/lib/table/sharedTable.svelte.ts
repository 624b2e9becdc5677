import { ServerTable } from './serverTable.svelte';
import type { Table, View } from './table';
import { deviceOwnerOf } from './names';

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
  private confirmed = false;
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
      this.confirmed = view?.status === 'open'; // who has seated the others has the device
      this.showAs(null);
      return;
    }
    const seatsHere = seatsOnDevice(view, this.person());
    if (seatsHere.length < 2) {
      return;
    }
    const asked = awaitedConsent(view, seatsHere) ?? view.asked.find((seat) => seatsHere.includes(seat));
    if (view.secrets) {
      this.requireConfirmation(view, asked);
    } else if (asked !== undefined) {
      this.showWhenReady(view, asked);
    }
  }

  /** Nobody sees anything before they have said that they have the device, after a reload neither. */
  private requireConfirmation(view: View, asked: number | undefined) {
    const wanted = asked === undefined ? this.seat : seatShown(view, asked);
    this.awaited = this.confirmed && wanted === this.seat ? null : (asked ?? this.seat ?? view.seat);
  }

  /** Shows the table to who is asked as soon as their view of it has come as far. */
  private showWhenReady(view: View, asked: number) {
    const wanted = seatShown(view, asked);
    const shownView = this.tableOf(wanted).view;
    if (wanted !== this.seat && shownView && shownView.version >= view.version) {
      this.showAs(wanted);
    }
  }

  /** The awaited person is there. */
  open() {
    this.confirmed = true;
    this.showAs(this.awaited === this.own.view?.seat ? null : this.awaited);
  }

  close() {
    this.own.close();
    this.table.close();
    this.next?.table.close();
  }

  private showAs(seat: number | null) {
    const table = this.tableOf(seat);
    for (const old of [this.table, this.next?.table]) {
      if (old !== table && old !== this.own) {
        old?.close();
      }
    }
    this.table = table;
    this.seat = seat;
    this.awaited = null;
    this.next = null;
  }

  private tableOf(seat: number | null): Table {
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
function seatShown(view: View, seat: number): number | null {
  return seat === view.seat ? null : seat;
}

/** Who of those here has not yet said whether another may take back or pause. */
function awaitedConsent(view: View, seatsHere: number[]): number | undefined {
  const { pending } = view;
  return pending === null ? undefined : seatsHere.find((seat) => !pending.agreed.includes(seat) && !view.seats[seat]!.bot && !view.seats[seat]!.out);
}

/** The seats of those who play at one device: of a person, and of the companions whom they have brought along. */
export function seatsOnDevice(view: View, person: string | null): number[] {
  return view.seats.flatMap((seat, i) => (person !== null && seat.person && deviceOwnerOf(seat.person) === person ? [i] : []));
}
