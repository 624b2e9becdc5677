/**
 * What this device knows of the luck of a table: what the server promised before anybody sat down, and what this device
 * has added. Nobody else can know the second before the first is given, so together they bind every chance outcome.
 */
interface Luck {
  commitment: string;
  salts: string[];
}

const KEPT = 'luck';
/** More tables than somebody plays at; the oldest are forgotten. */
const MOST = 200;

/** Something of this device's own for the luck of a table, noted for when it is over. */
export function newSalt(table: string, commitment: string): string {
  const salt = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const all = read();
  const known = all.get(table) ?? { commitment, salts: [] };
  all.delete(table); // so that it is the latest
  all.set(table, { ...known, salts: [...known.salts, salt] });
  try {
    localStorage.setItem(KEPT, JSON.stringify([...all].slice(-MOST)));
  } catch {
    // without a place to note it, the proof is that of the server and its record
  }
  return salt;
}

/** What was noted of a table; `null` if nothing. */
export function noted(table: string): Luck | null {
  return read().get(table) ?? null;
}

/**
 * Whether the luck of a table is bound to what was noted of it.
 * @param salt what the server says that this device has added; `null` if nobody here played
 */
export function isKept(table: string, commitment: string, salt: string | null): boolean {
  const luck = noted(table);
  return !luck || (luck.commitment === commitment && (salt === null || luck.salts.includes(salt)));
}

function read(): Map<string, Luck> {
  try {
    return new Map(JSON.parse(localStorage.getItem(KEPT) ?? '[]') as [string, Luck][]);
  } catch {
    return new Map();
  }
}
