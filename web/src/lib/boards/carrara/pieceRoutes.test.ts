import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { propsOf } from '../../../../tests/fixtures/carrara';
import kept from '../../../../tests/fixtures/carrara-30.json';
import type { GameEvent, View } from '../../table/table';
import Board from './Board.svelte';
import * as routes from './pieceRoutes';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const take = (seat: number, blocks: object) => ({ seat, type: 'take', blocks }) as unknown as GameEvent;

it('moves each block to a seat that took its colour', () => {
  const root = document.createElement('div');
  root.innerHTML = [0, 1, 2].map((seat) => `<i data-store="${seat}" data-pile></i>`).join('');
  const { goal } = routes.pieceRoutes(root, [take(1, { red: 1, blue: 1 }), take(2, { red: 2 })]);
  const ends = ['0 red 0', '0 red 1', '3 blue 0', '4 red 0', '5 red 0', '5 white 0'].map((key) => goal(`block ${key}`, ''));
  expect(ends.map((end) => end?.getAttribute('data-store'))).toEqual(['1', '2', '1', '2', undefined, undefined]);
});

it('moves paid blocks to the buildings they paid for, each once', () => {
  const root = document.createElement('div');
  root.innerHTML = '<i data-place="seat1.pisa"><b data-card="villa-3"></b></i><i data-place="seat0.pisa"><b data-card="villa-3"></b></i>';
  const { goal } = routes.pieceRoutes(root, [{ seat: 1, type: 'build', building: 'villa-3', city: 'pisa', blocks: { red: 2 } } as unknown as GameEvent]);
  const ends = ['0 red 0', '1 white 0', '1 red 1', '1 red 2', '1 red 3'].map((key) => goal(`hand ${key}`, 'hand'));
  const seatState = root.querySelector('[data-place="seat1.pisa"] b');
  expect(ends).toEqual([null, null, seatState, seatState, null]);
});

it('moves objects gained by scoring from the supply to the scoring seat', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<button data-key="crown"><i data-supply></i></button><ul data-store="0"><li data-object="crown"></li><li data-object="crown"></li></ul><i data-store="1" data-pile></i>';
  const score = (seat: number) => ({ seat, type: 'score', what: 'palazzo' }) as unknown as GameEvent;
  const from = root.querySelector('[data-supply]');
  const [older, newer] = root.querySelectorAll('li');
  expect(routes.pieceRoutes(root, [score(0)], ['crown', 'crown']).gifts).toEqual([
    { from, to: newer },
    { from, to: older },
  ]);
  expect(routes.pieceRoutes(root, [score(1)], ['crown']).gifts).toEqual([{ from, to: root.querySelector('[data-store="1"]') }]);
  expect(routes.pieceRoutes(root, [score(0), score(1)], ['crown']).gifts).toEqual([]);
  expect(routes.pieceRoutes(root, [], ['crown']).gifts).toEqual([]);
});

it('ignores events from before the board was opened', async () => {
  const routed = vi.spyOn(routes, 'pieceRoutes');
  const view = kept.view as unknown as View;
  const props = propsOf(kept, { events: view.events.slice(0, -1) });
  const { rerender } = render(Board, { props });
  expect(routed).not.toHaveBeenCalled();
  await rerender({ position: { ...props.position }, events: view.events });
  expect(routed.mock.calls.map(([, fresh]) => fresh)).toEqual([view.events.slice(-1)]);
});
