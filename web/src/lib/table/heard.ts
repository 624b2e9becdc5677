/** What those who listen are told. */
import type { GameEvent, Preview, View } from './table';
import { holderOf, named, nameOf, nowOf, personName, seatName } from './who';
import { amount } from '../words/fill';
import { t } from '../words/index.svelte';

/** What has happened since these events were known: of one's own moves only what came of them by itself. */
export function news(view: View, known: GameEvent[]): string[] {
  const kept = stayed(known, view.events);
  const undone = kept < known.length ? [t('heard.undone')] : [];
  const fresh = view.events.slice(kept);
  const heard = fresh.flatMap((event) => [...(event.seat === view.seat ? [] : [told(view, event)]), ...came(view, event, fresh).map((says) => named(view.seats, says))]);
  return [...undone, ...heard.map(stopped)];
}

/** How many events were not taken back. One that was hidden, and written with a question mark, may have been revealed. */
function stayed(known: GameEvent[], now: GameEvent[]): number {
  const other = known.findIndex(({ seat, type, text }, i) => seat !== now[i]?.seat || type !== now[i].type || (text !== now[i].text && !text.endsWith('?')));
  return other < 0 ? known.length : other;
}

/**
 * What others have said since so much was known.
 *
 * @param person the id of who has the device; what their companions say is said there too
 */
export function talk(view: View, known: number, person: string | null): string[] {
  const others = view.chat.slice(known).filter((said) => holderOf(said.by) !== person);
  return others.map((said) => t('heard.said', personName(view, said.by), said.text));
}

/** Whether somebody has not agreed to what the viewer has asked for, or it was too late. */
export function isTurnedDown(before: View, now: View): boolean {
  const { pending, seat } = before;
  if (!pending || pending.seat !== seat || now.seat !== seat || now.pending?.version === pending.version || now.end) {
    return false;
  }
  return pending.what === 'undo' ? stayed(before.events, now.events) === before.events.length : !now.paused;
}

/** What somebody or chance has done, and who it was. */
export function told(view: View, event: GameEvent): string {
  return `${event.seat === null ? '' : `${nameOf(view, event.seat)}: `}${named(view.seats, event.says ?? event.text)}`;
}

/** What came of an event by itself: not what one of these others tells anyway, such as a choice that is now revealed. */
export function came({ seats }: View, event: GameEvent, others: GameEvent[]): string[] {
  if (!event.then?.length) return [];
  const known = new Set(others.map(({ seat, says }) => `${seat === null ? '' : `${seatName(seats, seat)} `}${says}.`));
  return event.then.filter((says) => !known.has(named(seats, says)));
}

/**
 * A prepared move and what it would bring about.
 *
 * @param says the move in words, with names
 */
export function forecast(view: View, says: string, preview: Preview): string {
  const then = preview.steps.flatMap((step) => step.then).map((each) => named(view.seats, each));
  return [says, ...gains(view, preview), ...then].map(stopped).join(' ');
}

/** How a move would change the points and the money of who looks. */
export function gains(view: View, preview: Preview): string[] {
  const { seat } = view;
  if (seat === null) return [];
  const coins = moneyOf(view, preview);
  return [
    ...change('bar.points', view.scores[seat], preview.scores?.[seat]),
    ...change('bar.now', nowOf(view.position, seat), nowOf(preview.position, seat)),
    ...(coins === 0 ? [] : [t('bar.coins', signed(coins))]),
  ];
}

function change(key: 'bar.points' | 'bar.now', before: number | null | undefined, after: number | null | undefined): string[] {
  return before == null || after == null || before === after ? [] : [t(key, before, after)];
}

/** The money that a move would bring who looks, or cost them if it is negative. */
function moneyOf({ seat }: View, preview: Preview): number {
  return preview.steps.flatMap((step) => step.ledger).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : amount(number);
}

/** With a full stop, so that sentences are read one by one. */
function stopped(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
