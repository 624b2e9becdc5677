import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { allWords, speak } from '../words/index.svelte';
import Bar from './Bar.svelte';
import type { Advice, Table, View } from './table';

beforeAll(async () => {
  await speak('en');
  await allWords();
});

it('tells why a move is advised, by name and with rules, also to who listens', () => {
  const seats = [{ name: 'Ada' }, { name: 'Zoe' }];
  const view = { status: 'playing', seat: 0, asked: [0], seats, terms: { game: 'citta', hints: true }, scores: [0, 0], pending: null, paused: false } as unknown as View;
  const reasons = ['+7 at once: a party (C3.3)', 'worse for seat 2: shields'];
  const advice = [{ move: 'open red', says: 'opens the red palace', win: 0.62, reasons, line: ['seat 2: takes triplet A', 'seat 1: ends the turn'] }] as unknown as Advice[];
  const nothing = () => {};
  render(Bar, {
    table: { link: 'live', sending: false } as Table,
    view,
    prepared: null,
    preview: null,
    refusal: null,
    advice,
    mine: true,
    heading: 'Your turn.',
    sentences: new Map(),
    onconfirm: nothing,
    onprepare: nothing,
    onback: nothing,
    onhint: nothing,
    onunhint: nothing,
    onrefuse: nothing,
    onlight: nothing,
  });
  const button = screen.getByRole('button', { name: 'opens the red palace' });
  const [chance, why] = button.getAttribute('aria-describedby')!.split(' ').map((id) => document.getElementById(id)!);
  expect(chance!.textContent).toBe('62% chance to win');
  expect([...why!.children].map((each) => each.textContent)).toEqual(['+7 at once: a party (C3.3)', 'worse for Zoe: shields', 'Likely continuation: Zoe: takes triplet A · You: ends the turn']);
  expect(screen.getByRole('link', { name: 'Rule C3.3' }).getAttribute('href')).toBe('/rules/citta#C3.3');
});
