import { newKey, post } from './api';
import { newSalt } from './luck';
import { me } from './me.svelte';
import { router } from './router.svelte';
import type { TableId, Tempo } from './protocol/api';

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

/**
 * Opens a table and sits down at it; if no seat is free then, the game begins. What one adds to the luck is only said
 * once the server has promised its own part, so this takes more than one request.
 */
export async function openTable(game: string, wishes: Wishes): Promise<string> {
  const person = await me.load();
  const terms = { game, ...wishes, ...(person ? {} : { name: me.wantedName() }) };
  const { id, commitment } = await post<TableId>('/api/tables', terms, { 'Idempotency-Key': newKey() });
  if (!person) {
    void me.came();
  }
  const order = (command: object) => post(`/api/tables/${id}/commands`, command, { 'Idempotency-Key': newKey() });
  await order({ type: 'sit', seat: 0, salt: newSalt(id, commitment) });
  if (isFull(wishes)) {
    await order({ type: 'start' });
  }
  return id;
}

export function isFull(wishes: Wishes): boolean {
  return Array.from({ length: wishes.seats - 1 }, (_, i) => wishes.bots[i + 1]).every(Boolean);
}

/** Opens a table and goes there. */
export async function goToNew(game: string, wishes: Wishes): Promise<void> {
  router.go(`/table/${await openTable(game, wishes)}`);
}
