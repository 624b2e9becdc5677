/** What those who listen are told. */
import type { GameEvent, Preview, View } from './table';
import { nameOf } from './who';
import { t } from '../words/index.svelte';

/** What has happened since so many events were known: of one's own moves only what came of them by itself. */
export function news(view: View, known: number): string[] {
  return view.events.slice(known).flatMap((event) => [...(event.seat === view.seat ? [] : [told(view, event)]), ...(event.then ?? [])].map(stopped));
}

function told(view: View, event: GameEvent): string {
  return `${event.seat === null ? '' : `${nameOf(view, event.seat)}: `}${event.says ?? event.text}`;
}

/** A prepared move and what it would bring about. */
export function forecast(view: View, says: string, preview: Preview): string {
  const [before, after] = view.seat === null ? [] : [view.scores[view.seat], preview.scores?.[view.seat]];
  const points = before !== undefined && after !== undefined && before !== after ? [t('bar.points', before, after)] : [];
  const coins = moneyOf(view, preview);
  const money = coins === 0 ? [] : [t('bar.coins', signed(coins))];
  return [says, ...points, ...money, ...preview.steps.flatMap((step) => step.then)].map(stopped).join(' ');
}

/** The money that a move would bring who looks, or cost them if it is negative. */
export function moneyOf({ seat }: View, preview: Preview): number {
  return preview.steps.flatMap((step) => step.ledger).reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
}

/** A number with its sign. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}

/** With a full stop, so that sentences are read one by one. */
function stopped(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
