import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import ScoreSheet from './ScoreSheet.svelte';
import type { View } from './table';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

it('shows the empty message only if final scoring would give no points either', () => {
  const seats = [{ name: 'Ada' }, { name: 'Bruno' }];
  const position = { seats: [{ now: 4 }, { now: 0 }] };
  const view = { status: 'playing', seat: null, seats, scores: [0, 0], lines: [], position } as unknown as View;
  render(ScoreSheet, { table: { standing: async () => [] }, view, onhighlight: () => {} });
  const text = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(text('Ada')).toContain('If the game ended now: 4 (including +4 from final scoring)');
  expect(text('Ada')).not.toContain('No points yet');
  expect(text('Bruno')).toContain('No points yet');
});

it('lists the points if the game ended now, and highlights their pieces', async () => {
  const seats = [{ name: 'Zoe' }, { name: 'Bruno' }];
  const position = { seats: [{ now: 4 }, { now: null }] };
  const terms = { game: 'citta' };
  const view = { status: 'playing', seat: null, seats, terms, scores: [7, 0], lines: [], position } as unknown as View;
  const line = {
    event: 9,
    seat: 0,
    points: -3,
    rule: 'C4.3',
    why: 'lowest street number, 4: paid to {seat:1}',
    parts: [{ points: -3, why: '', pieces: ['4', '94'] }],
  };
  const lit: string[][] = [];
  render(ScoreSheet, { table: { standing: async () => [line] }, view, onhighlight: (pieces: string[]) => lit.push(pieces) });
  const button = await screen.findByRole('button', { name: '−3: lowest street number, 4: paid to Bruno' });
  expect(screen.getByRole('region', { name: 'Zoe' }).contains(button)).toBe(true);
  expect(screen.getByRole('link', { name: 'Rule C4.3' }).getAttribute('href')).toBe('/rules/citta#C4.3');
  button.click();
  expect(lit).toEqual([['4', '94', 'seat0']]);
});

it('shows the details that a line does not contain', () => {
  const line = (why: string, parts: object[]) => ({ event: 1, seat: 0, points: 8, rule: 'P4.4', why, parts });
  const lines = [
    line('for 4 objects', [
      { points: 6, why: '2 pairs', pieces: ['book'] },
      { points: 2, why: '2 others', pieces: ['cup'] },
    ]),
    line('paid', [{ points: 8, why: 'paid', pieces: [] }]),
  ];
  const view = {
    status: 'over',
    seat: null,
    seats: [{ name: 'Zoe' }],
    terms: { game: 'carrara' },
    scores: [16],
    lines,
    position: { seats: [{}] },
  } as unknown as View;
  render(ScoreSheet, { table: { standing: async () => [] }, view, onhighlight: () => {} });
  expect(screen.getAllByRole('listitem').map((each) => each.textContent)).toEqual(['+6: 2 pairs', '+2: 2 others']);
  expect(screen.getByRole('button', { name: '+8: for 4 objects' })).toBeTruthy();
});

it('shows no lines of an outdated position', async () => {
  const seats = [{ name: 'Zoe' }];
  const of = (now: number) =>
    ({ status: 'playing', seat: null, seats, terms: { game: 'citta' }, scores: [0], lines: [], position: { seats: [{ now }] } }) as unknown as View;
  const line = { event: 9, seat: 0, points: 4, rule: 'C4.1', why: 'old', parts: [] };
  const answers = [[line]];
  const table = { standing: async () => answers.pop() ?? Promise.reject(new Error()) };
  const { rerender } = render(ScoreSheet, { table, view: of(4), onhighlight: () => {} });
  await screen.findByText(/old/);
  await rerender({ view: of(1) });
  expect(screen.queryByText(/old/)).toBeNull();
});
