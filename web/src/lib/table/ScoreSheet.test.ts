import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { allWords, speak } from '../words/index.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import type { View } from './table';

beforeAll(async () => {
  await speak('en');
  await allWords();
});

it('says that there are no points only where the end would bring none either', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bruno' }];
  const position = { seats: [{ now: 4 }, { now: 0 }] };
  const view = { status: 'playing', seat: null, seats, scores: [0, 0], lines: [], position } as unknown as View;
  render(ScoreSheet, { view, onlight: () => {} });
  const text = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(text('Ada')).toContain('If the game ended now: 4 (of which +4 from its end)');
  expect(text('Ada')).not.toContain('No points yet');
  expect(text('Bruno')).toContain('No points yet');
});
