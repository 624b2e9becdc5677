import type { TimeControl } from './protocol/api';
import { language, t } from './words/index.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A duration in its largest unit, hours with minutes, rounded down: a clock never shows more than is left. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds >= DAY) {
    return t('time.days', Math.floor(milliseconds / DAY));
  }
  if (milliseconds >= HOUR) {
    const minutes = Math.floor((milliseconds % HOUR) / MINUTE);
    return minutes > 0 ? t('time.hoursMinutes', Math.floor(milliseconds / HOUR), minutes) : t('time.hours', Math.floor(milliseconds / HOUR));
  }
  if (milliseconds >= MINUTE) {
    return t('time.minutes', Math.floor(milliseconds / MINUTE));
  }
  return t('time.seconds', Math.max(0, Math.floor(milliseconds / 1000)));
}

/** A date in the format of the language. */
export function formatDate(time: number): string {
  return new Date(time).toLocaleDateString(language(), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** The kind of a tempo, as the server sees it: by days if a decision may take a day. */
export function tempoKind(tempo: TimeControl | null): 'none' | 'live' | 'days' {
  return !tempo ? 'none' : tempo.bank + tempo.turn >= DAY ? 'days' : 'live';
}

/** The tempo of a table in short. */
export function formatTempo(tempo: TimeControl | null): string {
  if (!tempo) {
    return t('time.none');
  }
  if (tempo.bank === 0) {
    return t('time.turn', formatDuration(tempo.turn));
  }
  return tempo.turn === 0 ? t('time.bank', formatDuration(tempo.bank)) : t('time.both', formatDuration(tempo.bank), formatDuration(tempo.turn));
}
