import { manifests } from './boards';
import { get, newIdempotencyKey, post, postOnce, ProblemError } from './httpClient';
import { commitToSalt, newSalt, saveSalt, saltsToReveal } from './shuffleCommitments';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { Command, NewTable, OpenedTable, TableView, TimeControl } from './protocol/api';
import { sha256 } from './sha256';
import type { View } from './table/table';

/** The settings of a table to open. */
export interface TableSetup {
  seats: number;
  options: { [name: string]: string };
  /** For each seat a bot, or `null` for a person; the first seat is the user's own. */
  bots: (string | null)[];
  tempo: TimeControl | null;
  late: string | null;
  hints: boolean;
  open: boolean;
}

/** The default settings: against apprentices, with hints, without clocks. */
export function defaultSetup(game: string): TableSetup {
  const seats = manifests.get(game)?.seats ?? 2;
  return {
    seats,
    options: {},
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : 'level2')),
    tempo: null,
    late: null,
    hints: true,
    open: false,
  };
}

/** The last settings used on this device. */
export function lastSetup(game: string): TableSetup {
  try {
    return { ...defaultSetup(game), ...(JSON.parse(localStorage.getItem(`wishes.${game}`) ?? '{}') as Partial<TableSetup>) };
  } catch {
    return defaultSetup(game);
  }
}

export function saveSetup(game: string, setup: TableSetup) {
  try {
    localStorage.setItem(`wishes.${game}`, JSON.stringify(setup));
  } catch {
    // Without storage, the defaults apply again.
  }
}

/** The same table with bots on all other seats, so that the game starts at once. */
export function againstBots(setup: TableSetup): TableSetup {
  const bot = setup.bots.find((each) => each !== null) ?? 'level2';
  const bots = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? null : (setup.bots[seat] ?? bot)));
  return { ...setup, bots, tempo: null, late: null, open: false };
}

/** The same table for friends: no bots, joined by link only. */
export function forFriends(setup: TableSetup): TableSetup {
  return { ...setup, bots: [], hints: false, open: false };
}

/** Opens a table and takes a seat; starts the game if no seat is left free. Failures after opening are ignored. */
export async function openTable(game: string, setup: TableSetup): Promise<string> {
  const person = await me.load();
  const terms = { game, ...setup, ...(person ? {} : { name: me.preferredName() }) };
  const opened = await (isFull(setup) ? openAndStart({ ...terms, seat: 0 }) : open(terms));
  if (!person) {
    void me.reload();
  }
  if (!isFull(setup)) {
    const sit: Command = { type: 'sit', seat: 0, saltHash: commitToSalt(opened.id, opened.commitment) };
    await ignoreProblems(postOnce(commandsPath(opened.id), sit)); // the lobby also offers a seat
  }
  return opened.id;
}

/**
 * Opens a table with bots on all other seats and starts the game. This takes several requests: the device reveals its
 * salt only after the server has sent its commitment.
 */
export async function openAndStart(terms: NewTable): Promise<OpenedTable> {
  const salt = newSalt();
  const opened = await open({ ...terms, start: true, saltHash: sha256(salt) });
  saveSalt(opened.id, opened.commitment, salt);
  await ignoreProblems(reveal(opened.id)); // the table's page reveals what is missing
  return opened;
}

async function reveal(table: string): Promise<void> {
  const { view } = await get<TableView>(`/api/tables/${table}`);
  for (const each of saltsToReveal(table, view as View)) {
    await post(commandsPath(table), { type: 'reveal', ...each } satisfies Command, { 'Idempotency-Key': newIdempotencyKey() });
  }
}

/** Ignores refused requests after a table has been opened; its page can make up for them. */
async function ignoreProblems(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (e) {
    if (!(e instanceof ProblemError)) {
      throw e;
    }
  }
}

function open(terms: NewTable): Promise<OpenedTable> {
  return postOnce<OpenedTable>('/api/tables', terms);
}

function commandsPath(table: string): string {
  return `/api/tables/${table}/commands`;
}

export function isFull(setup: TableSetup): boolean {
  return Array.from({ length: setup.seats - 1 }, (_, i) => setup.bots[i + 1]).every(Boolean);
}

/** Opens a table and goes to its page. */
export async function openTableAndGo(game: string, setup: TableSetup): Promise<void> {
  router.go(`/table/${await openTable(game, setup)}`);
}
