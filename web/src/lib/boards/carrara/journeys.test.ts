import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import kept from '../../../../tests/fixtures/carrara-30.json';
import type { GameEvent, View } from '../../table/table';
import Board from './Board.svelte';
import * as journey from './journeys';
import type { Data, Position } from './position';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const take = (seat: number, blocks: object) => ({ seat, type: 'take', blocks }) as unknown as GameEvent;

it('leads each block to one of those who took some of its colour', () => {
  const root = document.createElement('div');
  root.innerHTML = [0, 1, 2].map((seat) => `<i data-store="${seat}" data-pile></i>`).join('');
  const goal = journey.journeys(root, [take(1, { red: 1, blue: 1 }), take(2, { red: 2 })]);
  const ends = ['0 red 0', '0 red 1', '3 blue 0', '4 red 0', '5 red 0', '5 white 0'].map((key) => goal(`block ${key}`, ''));
  expect(ends.map((end) => end?.getAttribute('data-store'))).toEqual(['1', '2', '1', '2', undefined, undefined]);
});

it('is told on a board only of what happens after it was opened', async () => {
  const told = vi.spyOn(journey, 'journeys');
  const view = kept.view as unknown as View;
  const props = {
    position: view.position as Position,
    data: kept.data as unknown as Data,
    seat: view.seat,
    seats: view.seats,
    moves: [],
    prepared: null,
    preview: null,
    events: view.events.slice(0, -1),
    lines: view.lines,
    lit: [],
    pieces: new Map(),
    sentences: new Map(),
    onprepare: () => {},
    onsay: () => {},
  };
  const { rerender } = render(Board, { props });
  expect(told).not.toHaveBeenCalled();
  await rerender({ position: { ...props.position }, events: view.events });
  expect(told.mock.calls.map(([, fresh]) => fresh)).toEqual([view.events.slice(-1)]);
});
