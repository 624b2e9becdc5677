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
  return [says, ...points, ...preview.steps.flatMap((step) => step.then)].map(stopped).join(' ');
}

/** With a full stop, so that sentences are read one by one. */
function stopped(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
