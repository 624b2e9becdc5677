import { ServerTable } from './serverTable.svelte';
import type { Table, View } from './table';
import { deviceOwnerOf } from './names';

/**
 * A table with several people on this device. It shows the view of the seat that is to move, after a screen that hides
 * the game while the device is passed on.
 */
export class HotSeatTable {
  /** The table as the device's owner sees it. */
  readonly own: ServerTable;
  /** The table as currently shown. */
  table = $state.raw<Table>(undefined!);
  /** The seat whose view is shown; `null` for the owner's own view. */
  seat = $state<number | null>(null);
  /** The seat that must confirm before the game is shown; `null` if none. */
  awaited = $state<number | null>(null);
  /** Whether the viewer has confirmed who they are, or can be nobody else. */
  private confirmed = false;
  /** The view being loaded for the next seat. Streams are limited, so there is only one. */
  private next = $state.raw<{ seat: number; table: ServerTable } | null>(null);

  /** @param person returns the id of the device's owner once known */
  constructor(
    id: string,
    private readonly person: () => string | null,
  ) {
    this.own = new ServerTable(id);
    this.table = this.own;
  }

  /** Switches to the seat whose turn it is. */
  follow() {
    const view = this.own.view;
    if (!view || view.status !== 'playing') {
      this.confirmed = view?.status === 'open'; // the owner of the device has seated the others
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

  /** Players confirm that they have the device before they see anything, also after a reload. */
  private requireConfirmation(view: View, asked: number | undefined) {
    const wanted = asked === undefined ? this.seat : seatShown(view, asked);
    this.awaited = this.confirmed && wanted === this.seat ? null : (asked ?? this.seat ?? view.seat);
  }

  /** Shows the seat's view as soon as it is up to date. */
  private showWhenReady(view: View, asked: number) {
    const wanted = seatShown(view, asked);
    const shownView = this.tableOf(wanted).view;
    if (wanted !== this.seat && shownView && shownView.version >= view.version) {
      this.showAs(wanted);
    }
  }

  /** Confirms the awaited player. */
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

/** The seat parameter of a view; `null` for the owner's own seat. */
function seatShown(view: View, seat: number): number | null {
  return seat === view.seat ? null : seat;
}

/** The first seat on this device that has not answered a request to undo or pause. */
function awaitedConsent(view: View, seatsHere: number[]): number | undefined {
  const { pending } = view;
  return pending === null ? undefined : seatsHere.find((seat) => !pending.agreed.includes(seat) && !view.seats[seat]!.bot && !view.seats[seat]!.out);
}

/** The seats of a person and their companions on one device. */
export function seatsOnDevice(view: View, person: string | null): number[] {
  return view.seats.flatMap((seat, i) => (person !== null && seat.person && deviceOwnerOf(seat.person) === person ? [i] : []));
}
