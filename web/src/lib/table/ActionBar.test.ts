import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import ActionBar from './ActionBar.svelte';
import type { HintMove, Table, View } from './table';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

it('shows and announces why a move is suggested, with names and rules', () => {
  const seats = [{ name: 'Ada' }, { name: 'Zoe' }];
  const view = {
    status: 'playing',
    seat: 0,
    asked: [0],
    seats,
    terms: { game: 'citta', hints: true },
    scores: [0, 0],
    pending: null,
    paused: false,
  } as unknown as View;
  const reasons = ['+7 at once: a party (C3.3)', 'worse for {seat:1}: shields'];
  const hints = [
    { move: 'open red', says: 'opens the red palace', win: 0.62, reasons, line: ['{seat:1}: takes triplet A', '{seat:0}: ends the turn'] },
  ] as unknown as HintMove[];
  const nothing = () => {};
  render(ActionBar, {
    table: { link: 'live', sending: false } as Table,
    view,
    prepared: null,
    preview: null,
    refusal: null,
    hints,
    mine: true,
    heading: 'Your turn.',
    sentences: new Map(),
    onconfirm: nothing,
    onprepare: nothing,
    onback: nothing,
    onhint: nothing,
    onclosehints: nothing,
    onrefuse: nothing,
    onhighlight: nothing,
  });
  const button = screen.getByRole('button', { name: 'opens the red palace' });
  const [chance, why] = button
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)!);
  expect(chance!.textContent).toBe('62% chance to win');
  expect([...why!.children].map((each) => each.textContent)).toEqual([
    '+7 at once: a party (C3.3)',
    'worse for Zoe: shields',
    'Likely continuation: Zoe: takes triplet A · You: ends the turn',
  ]);
  expect(screen.getByRole('link', { name: 'Rule C3.3' }).getAttribute('href')).toBe('/rules/citta#C3.3');
});
