import { sha256 } from './sha256';
import type { View } from './table/table';

/**
 * What this device knows of the shuffle of a table: the commitment of the server when it sat down, the salts it has
 * chosen, and what all seats had committed to when it revealed them. Nobody can choose a shuffle after that: who does
 * must change something that is noted here.
 */
interface SavedShuffle {
  commitment: string;
  salts: string[];
  /** Of each seat, before this device revealed anything. */
  shown?: { saltHash: string | null; salt: string | null }[];
  /** The seats of this device at that time. */
  own?: number[];
}

/** What is to be compared with a record, by seat. */
export interface ExpectedShuffle {
  commitment?: string;
  salts: { [seat: number]: string };
  saltHashes: { [seat: number]: string };
}

/** As much of a view as it takes. */
export type ShuffleView = Pick<View, 'commitment' | 'starting'> & { seat?: number | null; seats: Pick<View['seats'][number], 'salt' | 'saltHash'>[] };

const STORAGE_KEY = 'luck';
/** More tables than somebody plays at; the oldest are forgotten. */
const MAX_TABLES = 200;

/** What a browser could not keep is known until the page is left. */
const unsaved = new Map<string, SavedShuffle>();

/** A salt that nobody can guess. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Notes a salt whose hash is sent to a table. */
export function saveSalt(table: string, commitment: string, salt: string) {
  const saved = savedShuffle(table) ?? { commitment, salts: [] };
  save(table, { ...saved, salts: [...saved.salts, salt] });
}

/** A new salt for a table, noted; gives its hash, to commit to it. */
export function commitToSalt(table: string, commitment: string): string {
  const salt = newSalt();
  saveSalt(table, commitment, salt);
  return sha256(salt);
}

/**
 * The salts to reveal now. What all seats have committed to is noted first, once: whatever the server says later, it
 * is compared with this.
 */
export function saltsToReveal(table: string, view: ShuffleView): { seat: number; salt: string }[] {
  const saved = savedShuffle(table);
  if (!view.starting || !saved || saved.commitment !== view.commitment) {
    return [];
  }
  if (!saved.shown) {
    const shown = view.seats.map(({ salt, saltHash }) => ({ saltHash, salt: saltHash === null ? salt : null }));
    save(table, { ...saved, shown, own: ownSeats(saved, view) });
  }
  const own = ownSeats(saved, view);
  return view.starting.missing.flatMap((seat) => {
    const salt = own.includes(seat) ? saltOf(saved, view.seats[seat]!.saltHash) : undefined;
    return salt === undefined ? [] : [{ seat, salt }];
  });
}

/** The salt of this device that has a hash. */
function saltOf({ salts }: SavedShuffle, hash: string | null): string | undefined {
  return salts.find((each) => sha256(each) === hash);
}

/** The seats with salts of this device. If others have copied the hash of the viewer, the seat of the viewer alone. */
function ownSeats(saved: SavedShuffle, { seat: viewer, seats }: ShuffleView): number[] {
  const copied = viewer === null || viewer === undefined ? null : seats[viewer]?.saltHash;
  return seats.flatMap(({ saltHash }, seat) =>
    saltOf(saved, saltHash) !== undefined && (saltHash !== copied || seat === viewer) ? [seat] : [],
  );
}

/** What was noted of a table; `null` if nothing. */
export function savedShuffle(table: string): SavedShuffle | null {
  return loadAll().get(table) ?? null;
}

/**
 * What a record has to agree with.
 * @param own the seat of who looks, if they have played
 */
export function expectedShuffle(table: string, own: number | null, seats: ShuffleView['seats']): ExpectedShuffle {
  const saved = savedShuffle(table);
  const all: ExpectedShuffle = { salts: {}, saltHashes: {} };
  if (!saved) {
    return all;
  }
  all.commitment = saved.commitment;
  saved.shown?.forEach(({ salt, saltHash }, seat) => {
    const mine = saved.own?.includes(seat) === false ? undefined : saltOf(saved, saltHash);
    if (saltHash !== null) {
      all.saltHashes[seat] = saltHash;
    }
    if (mine !== undefined || salt !== null) {
      all.salts[seat] = mine ?? salt!;
    }
  });
  if (!saved.shown && own !== null && seats[own]) {
    addOwn(all, saved, own, seats[own]);
  }
  return all;
}

/** Of a table at which this device revealed nothing: at least what is said to be its own must be so. */
function addOwn(all: ExpectedShuffle, { salts }: SavedShuffle, seat: number, { salt, saltHash }: ShuffleView['seats'][number]) {
  if (saltHash !== null && saltHash !== undefined) {
    const hashes = salts.map(sha256);
    all.saltHashes[seat] = hashes.includes(saltHash) ? saltHash : hashes.at(-1)!;
  } else {
    all.salts[seat] = salt !== null && salts.includes(salt) ? salt : salts.at(-1)!;
  }
}

function save(table: string, saved: SavedShuffle) {
  const all = loadAll();
  all.delete(table); // so that it is the latest
  all.set(table, saved);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...all].slice(-MAX_TABLES)));
    unsaved.clear();
  } catch {
    unsaved.set(table, saved);
  }
}

/** What could not be kept is newer than what was kept of the same table. */
function loadAll(): Map<string, SavedShuffle> {
  return new Map([...stored(), ...unsaved]);
}

function stored(): [string, SavedShuffle][] {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as [string, SavedShuffle][];
  } catch {
    return [];
  }
}
