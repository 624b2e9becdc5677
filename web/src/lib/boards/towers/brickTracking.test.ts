import { expect, it } from 'vitest';
import { trackBricks, type Piles } from './brickTracking';
import type { Lots } from './position';

function start(lots: Lots): { piles: Piles; next: () => number } {
  let count = 0;
  const next = () => count++;
  return { piles: trackBricks(new Map(), lots, next), next };
}

const ids = (piles: Piles, lot: string) => piles.get(lot)!.map((piece) => piece.id);

it('lifts the floors above a new floor', () => {
  const { piles, next } = start({ b2: 'wr' });
  const after = trackBricks(piles, { b2: 'wrk' }, next);
  expect(ids(after, 'b2').slice(1)).toEqual(ids(piles, 'b2'));
  expect(after.get('b2')![0]!.letter).toBe('k');
});

it('removes the top floor of a struck tower', () => {
  const { piles, next } = start({ b2: 'wrk' });
  expect(ids(trackBricks(piles, { b2: 'rk' }, next), 'b2')).toEqual(ids(piles, 'b2').slice(0, 2));
});

it('moves floors from one tower to another', () => {
  const { piles, next } = start({ b2: 'wrk', e2: 'wkb' });
  const after = trackBricks(piles, { b2: 'wrkwk', e2: 'b', d2: 'b' }, next);
  const [foot, ...rest] = ids(piles, 'e2');
  expect(ids(after, 'e2')).toEqual([foot]);
  expect(ids(after, 'b2')).toEqual([...rest, ...ids(piles, 'b2')]);
});

it('treats a house that appears elsewhere as a new one', () => {
  const { piles, next } = start({ a1: 'r' });
  const after = trackBricks(piles, { c3: 'r' }, next);
  expect(after.has('a1')).toBe(false);
  expect(ids(after, 'c3')).not.toEqual(ids(piles, 'a1'));
});
