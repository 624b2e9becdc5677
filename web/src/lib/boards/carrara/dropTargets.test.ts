// @vitest-environment node
import { expect, it } from 'vitest';
import { dropTargets, HAND } from './dropTargets';
import { parse } from './moves';

const moves = [
  'build villa-3 massa red green green',
  'build villa-3 lerici red green black',
  'score villa',
  'score pisa',
  'object cup',
  'upgrade pisa',
  'take 2 red',
].map(parse);

it('offers each piece only targets of legal moves', () => {
  expect(dropTargets(moves, { what: 'building', name: 'villa-3' })).toEqual(['massa', 'lerici']);
  expect(dropTargets(moves, { what: 'building', name: 'villa-4' })).toEqual([]);
  expect(dropTargets(moves, { what: 'marker' })).toEqual(['villa', 'pisa']);
  expect(dropTargets(moves, { what: 'object', kind: 'cup' })).toEqual([HAND]);
  expect(dropTargets(moves, { what: 'object', kind: 'book' })).toEqual([]);
  expect(dropTargets(moves, { what: 'tile', tile: 'pisa' })).toEqual(['pisa', HAND]);
  expect(dropTargets(moves, { what: 'block' })).toEqual([HAND]);
});
