import { expect, it } from 'vitest';
import { forecast, news } from './heard';
import type { GameEvent, Preview, View } from './table';
import { allWords, speak } from '../words/index.svelte';

const event = (seat: number | null, says: string, ...then: string[]): GameEvent => ({ seat, says, then, type: 'move', text: says });
const view = {
  seat: 0,
  seats: [{ name: 'Ada' }, { name: 'Bruno' }],
  scores: [3, 0],
  events: [event(null, 'Seat 1 begins.'), event(0, 'takes triplet A'), event(1, 'takes triplet B', 'Only one is left.'), event(0, 'opens red', 'Red is open')],
} as unknown as View;

it('tells each thing once, and of my own moves only what came of them', () => {
  expect(news(view, 1)).toEqual(['Bruno: takes triplet B.', 'Only one is left.', 'Red is open.']);
  expect(news(view, 4)).toEqual([]);
});

it('tells a prepared move with what it would bring', async () => {
  await speak('en');
  await allWords();
  const ledger = [{ seat: 0, points: -3 }, { seat: 1, points: 7 }];
  const preview = { steps: [{ lines: [], ledger, then: ['Red is complete'] }], scores: [10, 0] } as unknown as Preview;
  expect(forecast(view, 'Put red 22 on the palace', preview)).toBe('Put red 22 on the palace. Points 3 → 10. Coins −3. Red is complete.');
});
