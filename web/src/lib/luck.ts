import { sha256 } from './sha256';
import type { View } from './table/table';

/**
 * What this device knows of the shuffle of a table: the commitment of the server when it sat down, the salts it has
 * chosen, and what all seats had committed to when it revealed them. Nobody can choose a shuffle after that: who does
 * must change something that is noted here.
 */
interface Note {
  commitment: string;
  salts: string[];
  /** Of each seat, before this device revealed anything. */
  shown?: { saltHash: string | null; salt: string | null }[];
  /** The seats of this device at that time. */
  own?: number[];
}

/** What is to be compared with a record, by seat. */
export interface Known {
  commitment?: string;
  salts: { [seat: number]: string };
  saltHashes: { [seat: number]: string };
}

/** As much of a view as it takes. */
export type Seen = Pick<View, 'commitment' | 'starting'> & { seat?: number | null; seats: Pick<View['seats'][number], 'salt' | 'saltHash'>[] };

const KEPT = 'luck';
/** More tables than somebody plays at; the oldest are forgotten. */
const MOST = 200;

/** What a browser could not keep is known until the page is left. */
const unkept = new Map<string, Note>();

/** A salt that nobody can guess. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Notes a salt whose hash is sent to a table. */
export function note(table: string, commitment: string, salt: string) {
  const known = noted(table) ?? { commitment, salts: [] };
  keep(table, { ...known, salts: [...known.salts, salt] });
}

/** A new salt for a table, noted; gives its hash, to commit to it. */
export function commit(table: string, commitment: string): string {
  const salt = newSalt();
  note(table, commitment, salt);
  return sha256(salt);
}

/**
 * The salts to reveal now. What all seats have committed to is noted first, once: whatever the server says later, it
 * is compared with this.
 */
export function reveals(table: string, view: Seen): { seat: number; salt: string }[] {
  const known = noted(table);
  if (!view.starting || !known || known.commitment !== view.commitment) {
    return [];
  }
  if (!known.shown) {
    const shown = view.seats.map(({ salt, saltHash }) => ({ saltHash, salt: saltHash === null ? salt : null }));
    keep(table, { ...known, shown, own: ownSeats(known, view) });
  }
  const own = ownSeats(known, view);
  return view.starting.missing.flatMap((seat) => {
    const salt = own.includes(seat) ? saltOf(known, view.seats[seat]!.saltHash) : undefined;
    return salt === undefined ? [] : [{ seat, salt }];
  });
}

/** The salt of this device that has a hash. */
function saltOf({ salts }: Note, hash: string | null): string | undefined {
  return salts.find((each) => sha256(each) === hash);
}

/** The seats with salts of this device. If others have copied the hash of the viewer, the seat of the viewer alone. */
function ownSeats(note: Note, { seat: viewer, seats }: Seen): number[] {
  const copied = viewer === null || viewer === undefined ? null : seats[viewer]?.saltHash;
  return seats.flatMap(({ saltHash }, seat) =>
    saltOf(note, saltHash) !== undefined && (saltHash !== copied || seat === viewer) ? [seat] : [],
  );
}

/** What was noted of a table; `null` if nothing. */
export function noted(table: string): Note | null {
  return read().get(table) ?? null;
}

/**
 * What a record has to agree with.
 * @param own the seat of who looks, if they have played
 */
export function known(table: string, own: number | null, seats: Seen['seats']): Known {
  const note = noted(table);
  const all: Known = { salts: {}, saltHashes: {} };
  if (!note) {
    return all;
  }
  all.commitment = note.commitment;
  note.shown?.forEach(({ salt, saltHash }, seat) => {
    const mine = note.own?.includes(seat) === false ? undefined : saltOf(note, saltHash);
    if (saltHash !== null) {
      all.saltHashes[seat] = saltHash;
    }
    if (mine !== undefined || salt !== null) {
      all.salts[seat] = mine ?? salt!;
    }
  });
  if (!note.shown && own !== null && seats[own]) {
    addOwn(all, note, own, seats[own]);
  }
  return all;
}

/** Of a table at which this device revealed nothing: at least what is said to be its own must be so. */
function addOwn(all: Known, { salts }: Note, seat: number, { salt, saltHash }: Seen['seats'][number]) {
  if (saltHash !== null && saltHash !== undefined) {
    const hashes = salts.map(sha256);
    all.saltHashes[seat] = hashes.includes(saltHash) ? saltHash : hashes.at(-1)!;
  } else {
    all.salts[seat] = salt !== null && salts.includes(salt) ? salt : salts.at(-1)!;
  }
}

function keep(table: string, note: Note) {
  const all = read();
  all.delete(table); // so that it is the latest
  all.set(table, note);
  try {
    localStorage.setItem(KEPT, JSON.stringify([...all].slice(-MOST)));
    unkept.clear();
  } catch {
    unkept.set(table, note);
  }
}

/** What could not be kept is newer than what was kept of the same table. */
function read(): Map<string, Note> {
  return new Map([...kept(), ...unkept]);
}

function kept(): [string, Note][] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Note][];
  } catch {
    return [];
  }
}
