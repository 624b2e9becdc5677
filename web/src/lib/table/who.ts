import { t } from '../words/index.svelte';
import type { View } from './table';

/** What somebody at a table is called. */
export function nameOf(view: View, seat: number): string {
  const { name, bot } = view.seats[seat]!;
  if (seat === view.seat) {
    return t('who.you');
  }
  return name ?? (bot ? botName(bot) : t('who.nobody'));
}

export function botName(bot: string): string {
  return t(`bot.${bot}` as 'bot.random');
}

/** The score that the game shows as of now, if it has such a thing: what a seat would end with. */
export function nowOf(view: View, seat: number): number | null {
  const seats = (view.position as { seats?: { now?: number | null }[] } | null)?.seats;
  return seats?.[seat]?.now ?? null;
}
