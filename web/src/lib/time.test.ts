import { beforeAll, expect, it } from 'vitest';
import { formatDuration } from './time';
import { loadAllWords, setLanguage } from './words/index.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

it('distinguishes durations of an hour or more that differ by minutes', () => {
  const minutes = (count: number) => formatDuration(count * 60_000);
  expect([45, 60, 90, 119.9, 120].map(minutes)).toEqual(['45 min', '1 h', '1 h 30 min', '1 h 59 min', '2 h']);
  expect(minutes(36 * 60)).toBe('1 day');
});
