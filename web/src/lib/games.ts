import { get, newKey, post, postOnce, ProblemError } from './api';
import { commit, newSalt, note, reveals } from './luck';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { Sight, TableId, Tempo } from './protocol/api';
import { sha256 } from './sha256';
import type { View } from './table/table';

/** The games of the first page, in the order in which they stand there. */
export const games = ['citta', 'carrara', 'towers'] as const;

export type GameName = (typeof games)[number];

/** What somebody wants of a table. */
export interface Wishes {
  seats: number;
  options: { [name: string]: string };
  /** For each seat a bot, or `null` for a person; the first seat is one's own. */
  bots: (string | null)[];
  tempo: Tempo | null;
  late: string | null;
  hints: boolean;
  open: boolean;
}

const usualSeats: { [game: string]: number } = { citta: 3, carrara: 3, towers: 2 };

/** What is played if nobody has said otherwise: against apprentices, with hints, without clocks. */
export function usual(game: string): Wishes {
  const seats = usualSeats[game] ?? 2;
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
export function lastWishes(game: string): Wishes {
  try {
    return { ...usual(game), ...(JSON.parse(localStorage.getItem(`wishes.${game}`) ?? '{}') as Partial<Wishes>) };
  } catch {
    return usual(game);
  }
}

export function keepWishes(game: string, wishes: Wishes) {
  try {
    localStorage.setItem(`wishes.${game}`, JSON.stringify(wishes));
  } catch {
    // Then it is the usual again.
  }
}

/** The same table against bots alone: whoever wants to play now waits for nobody. */
export function againstBots(wishes: Wishes): Wishes {
  const bot = wishes.bots.find((each) => each !== null) ?? 'level2';
  const bots = Array.from({ length: wishes.seats }, (_, seat) => (seat === 0 ? null : (wishes.bots[seat] ?? bot)));
  return { ...wishes, bots, tempo: null, late: null, open: false };
}

/** The same table for friends: no bots, by the link only. */
export function forFriends(wishes: Wishes): Wishes {
  return { ...wishes, bots: [], hints: false, open: false };
}

/** Opens a table and sits down at it; if no seat is free then, the game begins. If only the rest fails, the table is there. */
export async function openTable(game: string, wishes: Wishes): Promise<string> {
  const person = await me.load();
  const terms = { game, ...wishes, ...(person ? {} : { name: me.wantedName() }) };
  const opened = await (isFull(wishes) ? begin({ ...terms, seat: 0 }) : open(terms));
  if (!person) {
    void me.came();
  }
  if (!isFull(wishes)) {
    const sit = { type: 'sit', seat: 0, saltHash: commit(opened.id, opened.commitment) };
    await attempt(postOnce(commandsOf(opened.id), sit)); // a seat is offered there too
  }
  return opened.id;
}

/**
 * Opens a table at which nobody else is waited for, and begins. The salt of this device is revealed only when the
 * server has told its commitment, so this takes more than one request.
 */
export async function begin(terms: object): Promise<TableId> {
  const salt = newSalt();
  const opened = await open({ ...terms, start: true, saltHash: sha256(salt) });
  note(opened.id, opened.commitment, salt);
  await attempt(reveal(opened.id)); // its page reveals what is missing
  return opened;
}

async function reveal(table: string): Promise<void> {
  const { view } = await get<Sight>(`/api/tables/${table}`);
  for (const each of reveals(table, view as View)) {
    await post(commandsOf(table), { type: 'reveal', ...each }, { 'Idempotency-Key': newKey() });
  }
}

/** What follows the opening of a table can be made up for at its page, so a refusal is no reason not to go there. */
async function attempt(done: Promise<unknown>): Promise<void> {
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

function commandsOf(table: string): string {
  return `/api/tables/${table}/commands`;
}

export function isFull(wishes: Wishes): boolean {
  return Array.from({ length: wishes.seats - 1 }, (_, i) => wishes.bots[i + 1]).every(Boolean);
}

/** Opens a table and goes there. */
export async function goToNew(game: string, wishes: Wishes): Promise<void> {
  router.go(`/table/${await openTable(game, wishes)}`);
}
