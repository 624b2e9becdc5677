import { displayName } from '../personNames';
import { t } from '../words/index.svelte';
import type { SeatInfo, View } from './table';

/** The name of a seat for the viewer. */
export function nameOf(view: View, seat: number): string {
  return seat === view.seat ? t('who.you') : seatName(view.seats, seat);
}

type NamedSeat = Partial<Pick<SeatInfo, 'name' | 'bot'>>;

/** The name of a person or bot; numbered if an earlier seat has the same name. */
export function seatName(seats: NamedSeat[], seat: number): string {
  const name = occupantName(seats, seat);
  const before = name === null ? 0 : seats.slice(0, seat).filter((_, i) => occupantName(seats, i) === name).length;
  return before > 0 ? `${name} ${before + 1}` : (name ?? t('who.seat', seat + 1));
}

function occupantName(seats: NamedSeat[], seat: number): string | null {
  const { name, bot } = seats[seat] ?? {};
  return name ? displayName(name) : bot ? botName(bot) : null;
}

/** Replaces the tokens of seats in a sentence of the server by names. */
export function withNames(seats: NamedSeat[], says: string): string {
  return says.replace(/\{seat:(\d+)\}/g, (_, seat: string) => seatName(seats, Number(seat)));
}

/** Replaces seats by names in the sentences of pieces or moves. */
export function allWithNames(seats: NamedSeat[], sentences: Map<string, string>): Map<string, string> {
  return new Map([...sentences].map(([of, says]) => [of, withNames(seats, says)]));
}

/** The name of a person, who may have no seat. */
export function personName(view: View, person: string): string {
  const seat = view.seats.findIndex((each) => each.person === person && each.name);
  return seat < 0 ? t('talk.other') : seatName(view.seats, seat);
}

/** The owner of a person's device: for a companion, the person who has added them. */
export function deviceOwnerOf(person: string): string {
  return person.split('/')[0]!;
}

export function botName(bot: string): string {
  return t(`bot.${bot}` as 'bot.random');
}

/** The projected final score of a seat, if the game shows one. */
export function projectedScore(position: unknown, seat: number): number | null {
  const seats = (position as { seats?: { now?: number | null }[] } | null)?.seats;
  return seats?.[seat]?.now ?? null;
}
