import { sha256 } from './sha256';
import type { View } from './table/table';

/**
 * The saved data about the shuffle of a table: the server's commitment when this device took a seat, the salts it has
 * chosen, and the commitments of all seats when it revealed them. Nobody can choose a shuffle after that without
 * contradicting the saved data.
 */
interface SavedShuffle {
  commitment: string;
  salts: string[];
  /** The salts and hashes of all seats before this device revealed anything. */
  shown?: { saltHash: string | null; salt: string | null }[];
  /** The seats of this device at that time. */
  own?: number[];
}

/** The expected values of a record, by seat. */
export interface ExpectedShuffle {
  commitment?: string;
  salts: { [seat: number]: string };
  saltHashes: { [seat: number]: string };
}

/** The members of a view that are needed here. */
export type ShuffleView = Pick<View, 'commitment' | 'starting'> & { seat?: number | null; seats: Pick<View['seats'][number], 'salt' | 'saltHash'>[] };

const STORAGE_KEY = 'luck';
/** The maximum number of saved tables; the oldest are dropped. */
const MAX_TABLES = 200;

/** Data that the browser could not store; it lasts until the page is left. */
const unsaved = new Map<string, SavedShuffle>();

/** A random salt. */
export function newSalt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Saves a salt whose hash is sent to a table. */
export function saveSalt(table: string, commitment: string, salt: string) {
  const saved = savedShuffle(table) ?? { commitment, salts: [] };
  save(table, { ...saved, salts: [...saved.salts, salt] });
}

/** Creates and saves a salt for a table; returns its hash as the commitment. */
export function commitToSalt(table: string, commitment: string): string {
  const salt = newSalt();
  saveSalt(table, commitment, salt);
  return sha256(salt);
}

/**
 * The salts to reveal now. The commitments of all seats are saved once before that, to detect later changes by the
 * server.
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

/** The salt of this device with a hash. */
function saltOf({ salts }: SavedShuffle, hash: string | null): string | undefined {
  return salts.find((each) => sha256(each) === hash);
}

/** The seats with salts of this device. If others have copied the viewer's hash, only the viewer's own seat. */
function ownSeats(saved: SavedShuffle, { seat: viewer, seats }: ShuffleView): number[] {
  const copied = viewer === null || viewer === undefined ? null : seats[viewer]?.saltHash;
  return seats.flatMap(({ saltHash }, seat) => (saltOf(saved, saltHash) !== undefined && (saltHash !== copied || seat === viewer) ? [seat] : []));
}

/** The saved data of a table; `null` if there is none. */
export function savedShuffle(table: string): SavedShuffle | null {
  return loadAll().get(table) ?? null;
}

/**
 * The values that a record must match.
 * @param own the viewer's seat, if they have played
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

/** Adds the viewer's own seat if this device revealed nothing: its hash or salt must be one of the saved ones. */
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
  all.delete(table); // keeps the latest last
  all.set(table, saved);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...all].slice(-MAX_TABLES)));
    unsaved.clear();
  } catch {
    unsaved.set(table, saved);
  }
}

/** Data in memory is newer than stored data of the same table. */
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
