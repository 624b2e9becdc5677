// @vitest-environment node
import { expect, it } from 'vitest';
import { goals, HAND } from './goals';
import { parse } from './moves';

const moves = ['build villa-3 massa red green green', 'build villa-3 lerici red green black', 'score villa', 'score pisa', 'object cup', 'upgrade pisa', 'take 2 red'].map(parse);

it('leads every piece only where a move puts it', () => {
  expect(goals(moves, { what: 'building', name: 'villa-3' })).toEqual(['massa', 'lerici']);
  expect(goals(moves, { what: 'building', name: 'villa-4' })).toEqual([]);
  expect(goals(moves, { what: 'marker' })).toEqual(['villa', 'pisa']);
  expect(goals(moves, { what: 'object', kind: 'cup' })).toEqual([HAND]);
  expect(goals(moves, { what: 'object', kind: 'book' })).toEqual([]);
  expect(goals(moves, { what: 'tile', tile: 'pisa' })).toEqual(['pisa', HAND]);
  expect(goals(moves, { what: 'block' })).toEqual([HAND]);
});
