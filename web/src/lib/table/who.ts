import { t } from '../words/index.svelte';
import type { SeatInfo, View } from './table';

/** What somebody at a table is called by who looks. */
export function nameOf(view: View, seat: number): string {
  return seat === view.seat ? t('who.you') : seatName(view.seats, seat);
}

/** The name of a person or a bot. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const { name, bot } = seats[seat] ?? { name: null, bot: null };
  return name ?? (bot ? botName(bot) : t('who.seat', seat + 1));
}

/** The name of a person, who may have no seat. */
export function personName(view: View, person: string): string {
  return view.seats.find((seat) => seat.person === person)?.name ?? t('talk.other');
}

/** The person who has the device of somebody: of a companion, who has brought them along. */
export function holderOf(person: string): string {
  return person.split('/')[0]!;
}

export function botName(bot: string): string {
  return t(`bot.${bot}` as 'bot.random');
}

/** The score that the game shows as of now, if it has such a thing: what a seat would end with. */
export function nowOf(view: View, seat: number): number | null {
  const seats = (view.position as { seats?: { now?: number | null }[] } | null)?.seats;
  return seats?.[seat]?.now ?? null;
}
