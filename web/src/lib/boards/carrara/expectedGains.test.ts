// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameEvent, Preview } from '../../table/table';
import { latestScoring, scoredIn } from './pieceRoutes';
import { expectedGains } from './expectedGains';
import type { Seat } from './position';
import { ScreenReaderTexts } from './screenReaderTexts';

const category = (type: string) => (type === 'villa' ? 'land-buildings' : 'city-buildings');
const now = {
  score: 4,
  coins: 9,
  blocks: ['red', 'red'],
  objects: ['crown'],
  buildings: { lucca: ['villa-3', 'porta-1'], massa: ['villa-2'] },
} as unknown as Seat;

it('lists the gains of a move, with their counts', () => {
  const after = { ...now, score: 10, coins: 6, blocks: ['red', 'red', 'red', 'black'], objects: ['crown', 'crown'] };
  const lines = [
    { seat: 1, points: 5, parts: [{ pieces: ['villa-2'] }] },
    { seat: 0, points: 6, parts: [{ pieces: ['villa-3'] }] },
  ];
  const ledger = [{ seat: 0, points: -3, parts: [{ pieces: ['black'] }] }];
  const preview = { steps: [{ lines, ledger, then: [] }], position: { seats: [after, now] } } as unknown as Preview;
  expect(expectedGains(now, 0, preview)).toEqual({ seat: after, blocks: ['red', 'black'], objects: ['crown'], points: 6, coins: -3, earning: ['villa-3'] });
});

it('is empty without a preview', () => {
  expect(expectedGains(now, 0, null)).toBeNull();
  expect(expectedGains(now, 0, { steps: [], position: null } as unknown as Preview)).toBeNull();
});

it('finds the scoring of the last turn and the scored pieces', () => {
  const events = ['score', 'end', 'buy', 'take', 'end', 'score', 'object'].map((type, i) => ({ type, seat: i }) as unknown as GameEvent);
  expect(latestScoring(events)?.seat).toBe(5);
  expect(latestScoring([...events, { type: 'end' } as GameEvent])?.seat).toBe(5);
  expect(latestScoring(events.slice(0, 5))).toBeUndefined();
  expect(scoredIn(now, 'villa', category)).toEqual(['villa-3', 'villa-2']);
  expect(scoredIn(now, 'lucca', category)).toEqual(['villa-3', 'porta-1']);
  expect(scoredIn(now, 'land-buildings', category)).toEqual(['villa-3', 'villa-2']);
  expect(scoredIn(now, 'city-buildings', category)).toEqual(['porta-1']);
});

it('describes a piece, and its move once the sentence is known', () => {
  const move = { text: 'end', kind: 'end' } as const;
  expect(new ScreenReaderTexts().target('The end', move)).toBe('The end');
  expect(new ScreenReaderTexts(new Map(), new Map([['end', 'ends the turn']])).target('The end', move)).toBe('The end. ends the turn');
});
