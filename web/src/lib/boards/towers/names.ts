import type { SeatInfo } from '../../table/table';
import { botName } from '../../table/who';
import { t } from '../../words/index.svelte';

/** Who sits on a seat. */
export function nameOf(seats: SeatInfo[], seat: number): string {
  const { name, bot } = seats[seat] ?? {};
  return name ?? (bot ? botName(bot) : t('towers.seat', seat + 1));
}
