// @vitest-environment node
import { expect, it } from 'vitest';
import type { GameEvent, Preview, ScoreLine } from '../../table/table';
import { pointsGained, pointsForOpened } from './palaceOpeningPoints';

it('finds the points earned by opened palaces', () => {
  const events = [
    { seat: 0, type: 'take' },
    { seat: 0, type: 'open', colour: 'red' },
    { seat: 1, type: 'open', colour: 'red' },
    { seat: 0, type: 'open', colour: 'blue' },
  ] as unknown as GameEvent[];
  const lines = [
    { event: 1, seat: 0, points: 4 },
    { event: 2, seat: 1, points: 7 },
  ] as ScoreLine[];
  expect(pointsForOpened(events, lines, 0)).toEqual({ red: 4, blue: 0 });
});

it('counts only what the seat itself would get', () => {
  const preview = {
    steps: [
      {
        lines: [
          { seat: 0, points: 3 },
          { seat: 1, points: 5 },
        ],
        then: [],
      },
    ],
  } as unknown as Preview;
  expect(pointsGained(preview, 0)).toBe(3);
  expect(pointsGained({ ...preview, steps: [{ lines: [], ledger: [], then: [] }] }, 0)).toBe(0);
  expect(pointsGained(null, 0)).toBeNull();
});
