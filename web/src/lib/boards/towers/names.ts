import type { SeatInfo } from '../../table/table';
import { botName } from '../../table/who';
import { t } from '../../words/index.svelte';

/** What somebody in the city is called. */
export function seatName(seats: SeatInfo[], seat: number): string {
  const info = seats[seat];
  return info?.name ?? (info?.bot ? botName(info.bot) : t('towers.seat', seat + 1));
}
