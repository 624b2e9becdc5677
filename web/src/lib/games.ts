import { get, newIdempotencyKey, post, postOnce, ProblemError } from './api';
import { commitToSalt, newSalt, saveSalt, saltsToReveal } from './shuffle';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { Sight, TableId, Tempo } from './protocol/api';
import { sha256 } from './sha256';
import type { View } from './table/table';

/** The games of the first page, in the order in which they stand there. */
export const games = ['citta', 'carrara', 'towers'] as const;

export type GameName = (typeof games)[number];

/** What somebody wants of a table. */
export interface TableSetup {
  seats: number;
  options: { [name: string]: string };
  /** For each seat a bot, or `null` for a person; the first seat is one's own. */
  bots: (string | null)[];
  tempo: Tempo | null;
  late: string | null;
  hints: boolean;
  open: boolean;
}

const defaultSeats: { [game: string]: number } = { citta: 3, carrara: 3, towers: 2 };

/** What is played if nobody has said otherwise: against apprentices, with hints, without clocks. */
export function defaultSetup(game: string): TableSetup {
  const seats = defaultSeats[game] ?? 2;
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

/** What was wished for the last time, on this device. */
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
    // Then it is the usual again.
  }
}

/** The same table against bots alone: whoever wants to play now waits for nobody. */
export function againstBots(setup: TableSetup): TableSetup {
  const bot = setup.bots.find((each) => each !== null) ?? 'level2';
  const bots = Array.from({ length: setup.seats }, (_, seat) => (seat === 0 ? null : (setup.bots[seat] ?? bot)));
  return { ...setup, bots, tempo: null, late: null, open: false };
}

/** The same table for friends: no bots, by the link only. */
export function forFriends(setup: TableSetup): TableSetup {
  return { ...setup, bots: [], hints: false, open: false };
}

/** Opens a table and sits down at it; if no seat is free then, the game begins. If only the rest fails, the table is there. */
export async function openTable(game: string, setup: TableSetup): Promise<string> {
  const person = await me.load();
  const terms = { game, ...setup, ...(person ? {} : { name: me.preferredName() }) };
  const opened = await (isFull(setup) ? openAndStart({ ...terms, seat: 0 }) : open(terms));
  if (!person) {
    void me.reload();
  }
  if (!isFull(setup)) {
    const sit = { type: 'sit', seat: 0, saltHash: commitToSalt(opened.id, opened.commitment) };
    await ignoreProblems(postOnce(commandsPath(opened.id), sit)); // a seat is offered there too
  }
  return opened.id;
}

/**
 * Opens a table at which nobody else is waited for, and begins. The salt of this device is revealed only when the
 * server has told its commitment, so this takes more than one request.
 */
export async function openAndStart(terms: object): Promise<TableId> {
  const salt = newSalt();
  const opened = await open({ ...terms, start: true, saltHash: sha256(salt) });
  saveSalt(opened.id, opened.commitment, salt);
  await ignoreProblems(reveal(opened.id)); // its page reveals what is missing
  return opened;
}

async function reveal(table: string): Promise<void> {
  const { view } = await get<Sight>(`/api/tables/${table}`);
  for (const each of saltsToReveal(table, view as View)) {
    await post(commandsPath(table), { type: 'reveal', ...each }, { 'Idempotency-Key': newIdempotencyKey() });
  }
}

/** What follows the opening of a table can be made up for at its page, so a refusal is no reason not to go there. */
async function ignoreProblems(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (e) {
    if (!(e instanceof ProblemError)) {
      throw e;
    }
  }
}

function open(terms: object): Promise<TableId> {
  return postOnce<TableId>('/api/tables', terms);
}

function commandsPath(table: string): string {
  return `/api/tables/${table}/commands`;
}

export function isFull(setup: TableSetup): boolean {
  return Array.from({ length: setup.seats - 1 }, (_, i) => setup.bots[i + 1]).every(Boolean);
}

/** Opens a table and goes there. */
export async function openTableAndGo(game: string, setup: TableSetup): Promise<void> {
  router.go(`/table/${await openTable(game, setup)}`);
}
