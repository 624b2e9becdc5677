/** Builds the announcements for screen readers. */
import type { GameEvent, Preview, View } from './table';
import { deviceOwnerOf, withNames, nameOf, projectedScore, personName, seatName } from './names';
import { formatNumber } from '../words/fill';
import { t } from '../words/index.svelte';

/** Announces the events since the known ones: of the user's own moves only the consequences. */
export function announceEvents(view: View, known: GameEvent[]): string[] {
  const from = commonLength(known, view.events);
  const before = matchKnown(known.slice(from), view.events.slice(from));
  const later = view.events.slice(from);
  const fresh = later.filter((event) => !before?.has(event));
  const sentences = later.flatMap((event) => [
    ...(before?.has(event) || isMine(view, event) ? [] : [eventSentence(view, event)]),
    ...consequencesOf(view, event, fresh)
      .filter((says) => !before?.get(event)?.then?.includes(says))
      .map((says) => withNames(view.seats, says)),
  ]);
  return [...(before ? [] : [t('heard.undone')]), ...sentences.map(withFullStop)];
}

/** Whether the event was decided on this device. For seats that are out, a bot decides. */
function isMine({ seat, seats }: View, event: GameEvent): boolean {
  return seat !== null && event.seat === seat && !seats[seat]?.out;
}

/** The length of the common prefix. */
function commonLength(known: GameEvent[], now: GameEvent[]): number {
  const other = known.findIndex((event, i) => !now[i] || !isSame(event, now[i]));
  return other < 0 ? known.length : other;
}

/**
 * Matches known events with present ones; `null` if one was undone. Simultaneous decisions are sorted by seat, so that
 * later ones may be inserted before known ones.
 */
function matchKnown(known: GameEvent[], now: GameEvent[]): Map<GameEvent, GameEvent> | null {
  const before = new Map<GameEvent, GameEvent>();
  for (const event of known) {
    const same = now.find((each) => !before.has(each) && isSame(event, each));
    if (!same) {
      return null;
    }
    before.set(same, event);
  }
  return before;
}

/** A hidden event may have been revealed: `?` stands for the hidden part, as in `deal 2 ? aside T3`. */
function isSame(known: GameEvent, { seat, type, text }: GameEvent): boolean {
  const [before, after] = known.text.split('?') as [string, string?];
  const fits = after === undefined ? text === before : text.startsWith(before) && text.endsWith(after);
  return known.seat === seat && known.type === type && fits;
}

/** The version of the latest message; 0 if there is none. */
export function lastMessageVersion(view: View): number {
  return view.chat.at(-1)?.version ?? 0;
}

/**
 * Announces the messages of others since a version.
 *
 * @param person the id of the device's owner; messages of their companions come from this device too
 */
export function announceChat(view: View, known: number, person: string | null): string[] {
  const others = view.chat.filter((said) => said.version > known && deviceOwnerOf(said.by) !== person);
  return others.map((said) => t('heard.said', personName(view, said.by), said.text));
}

/** The number of messages since a version, and since the device's owner last wrote. */
export function unreadCount(view: View, known: number, person: string | null): number {
  const mine = view.chat.findLast((said) => deviceOwnerOf(said.by) === person)?.version ?? 0;
  return view.chat.filter((said) => said.version > Math.max(known, mine)).length;
}

/**
 * The heading of the action bar: what to do now.
 *
 * @param view the shown view
 * @param said the board's prompt
 */
export function heading(view: View, paused: boolean, prepared: string | null, said: string): string {
  if (view.status !== 'playing') return '';
  if (paused) return t('bar.paused');
  if (isOnTurn(view)) return prepared === null ? said || t('bar.yourTurn') : t('bar.prepared');
  const others = view.asked.map((seat) => nameOf(view, seat)).join(', ');
  return view.seat === null ? t('bar.look', others) : t('bar.wait', others);
}

/** Whether the viewer is to move. */
export function isOnTurn({ status, seat, asked }: View): boolean {
  return status === 'playing' && seat !== null && asked.includes(seat);
}

/** Whether the viewer's request was declined, or came too late. */
export function isRequestDeclined(before: View, now: View): boolean {
  const { pending, seat } = before;
  if (!pending || pending.seat !== seat || now.seat !== seat || now.pending?.version === pending.version || now.end) {
    return false;
  }
  return pending.what === 'undo' ? matchKnown(before.events, now.events) !== null : !now.paused;
}

/** An event as a sentence, with the name of its seat. */
export function eventSentence(view: View, event: GameEvent): string {
  const sentence = withNames(view.seats, event.says ?? event.text);
  return event.seat === null ? sentence : t('heard.event', nameOf(view, event.seat), sentence);
}

/** The consequences of an event, without those that other events already tell, such as a revealed choice. */
export function consequencesOf({ seats }: View, event: GameEvent, others: GameEvent[]): string[] {
  if (!event.then?.length) return [];
  const known = new Set(others.map(({ seat, says }) => `${seat === null ? '' : `${seatName(seats, seat)} `}${says}.`));
  return event.then.filter((says) => !known.has(withNames(seats, says)));
}

/**
 * A prepared move and its consequences.
 *
 * @param says the sentence of the move, with names
 */
export function announcePreview(view: View, says: string, preview: Preview): string {
  const then = preview.steps.flatMap((step) => step.then).map((each) => withNames(view.seats, each));
  return [says, ...gains(view, preview), ...then].map(withFullStop).join(' ');
}

/** The change in the viewer's points and coins. */
export function gains(view: View, preview: Preview): string[] {
  const { seat } = view;
  if (seat === null) return [];
  const coins = coinsGained(view, preview);
  return [
    ...change('bar.points', view.scores[seat], preview.scores?.[seat]),
    ...change('bar.now', projectedScore(view.position, seat), projectedScore(preview.position, seat)),
    ...(coins === 0 ? [] : [t('bar.coins', signed(coins))]),
  ];
}

function change(key: 'bar.points' | 'bar.now', before: number | null | undefined, after: number | null | undefined): string[] {
  return before == null || after == null || before === after ? [] : [t(key, before, after)];
}

/** The coins that a move earns the viewer; negative for costs. */
function coinsGained({ seat }: View, preview: Preview): number {
  return preview.steps.flatMap((step) => step.ledger).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : formatNumber(number);
}

/** Adds a full stop, so that sentences are read one by one. */
function withFullStop(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
