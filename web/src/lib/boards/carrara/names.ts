import type { SeatInfo } from '../../table/table';
import { t } from '../../words/index.svelte';

/** What somebody at a seat is called. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const { name, bot } = seats[seat]!;
  return name ?? (bot ? t(`bot.${bot}` as 'bot.random') : t('who.nobody'));
}
