import { beforeAll, expect, it } from 'vitest';
import { lengthOf } from './time';
import { allWords, speak } from './words/index.svelte';

beforeAll(async () => {
  await speak('en');
  await allWords();
});

it('calls no two lengths of an hour or more alike that differ by minutes', () => {
  const minutes = (count: number) => lengthOf(count * 60_000);
  expect([45, 60, 90, 119.9, 120].map(minutes)).toEqual(['45 min', '1 h', '1 h 30 min', '1 h 59 min', '2 h']);
  expect(minutes(36 * 60)).toBe('1 day');
});
