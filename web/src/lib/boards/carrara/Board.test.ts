import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import kept from '../../../../tests/fixtures/carrara-base-0.json';
import ended from '../../../../tests/fixtures/carrara-base-end.json';
import { propsOf } from '../../../../tests/fixtures/carrara';
import Board from './Board.svelte';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function sit(moves: string[]) {
  const prepare = (prepared: string | null) => void rerender({ prepared });
  const { container, rerender } = render(Board, { props: propsOf(kept, { moves, onprepare: prepare }) });
  return Object.assign((selector: string) => container.querySelector<HTMLElement>(selector), { prepare });
}

const pressed = (button: HTMLElement | null) => button!.getAttribute('aria-pressed');

it('clears the selected building by Escape and by a button before a city is chosen', async () => {
  const find = sit(kept.view.moves);
  const building = find('[data-key="cathedrale-1"]')!;
  await fireEvent.click(building);
  expect(pressed(building)).toBe('true');
  await fireEvent.keyDown(building, { key: 'Escape' });
  expect(pressed(building)).toBe('false');
  await fireEvent.click(building);
  await fireEvent.click(find('.actions button:last-child')!);
  await vi.waitFor(() => expect(document.activeElement).toBe(building));
  expect(pressed(building)).toBe('false');
});

it('focuses the ways to pay, and the building when they are cancelled', async () => {
  const find = sit(['build cathedrale-1 massa blue', 'build cathedrale-1 massa black']);
  const building = find('[data-key="cathedrale-1"]')!;
  await fireEvent.click(building);
  await fireEvent.click(find('[data-place=massa] button')!);
  expect(document.activeElement).toBe(find('.pay'));
  await fireEvent.keyDown(find('.pay')!, { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(building));
  expect(find('.pay')).toBeNull();
});

it('focuses the building when a payment is cancelled', async () => {
  const find = sit(['build cathedrale-1 massa blue', 'build cathedrale-1 massa black']);
  const building = find('[data-key="cathedrale-1"]')!;
  await fireEvent.click(building);
  await fireEvent.click(find('[data-place=massa] button')!);
  await fireEvent.click(find('.pay')!);
  await vi.waitFor(() => expect(pressed(find('.pay'))).toBe('true'));
  find('.pay')!.focus();
  find.prepare(null);
  await vi.waitFor(() => expect(document.activeElement).toBe(building));
});

it('marks the blocks of a prepared move, tapped or not', async () => {
  const find = sit(['take 1 white', 'take 1 red', 'take 1 white red']);
  const marked = () => ['0 0', '0 1', '0 2', '0 3', '1 0'].filter((key) => find(`.taken[data-key="${key}"][aria-pressed=true]`));
  find.prepare('take 1 white red');
  await vi.waitFor(() => expect(marked()).toEqual(['0 0', '0 2']));
  await fireEvent.click(find('[data-key="0 0"]')!);
  await vi.waitFor(() => expect(marked()).toEqual(['0 2']));
  find.prepare('take 1 white');
  await vi.waitFor(() => expect(marked()).toEqual(['0 0']));
  find.prepare(null);
  await vi.waitFor(() => expect(marked()).toEqual([]));
});

it('highlights scored buildings of all seats, and objects of the scoring seat', () => {
  const { seats } = ended.view.position;
  const seatState = Object.values(seats[1]!.buildings).flat()[0]!;
  const { container } = render(Board, { props: propsOf(ended, { lit: [seatState, 'book', 'book', 'crown', 'seat1'] }) });
  const lit = (selector: string) => container.querySelectorAll(selector).length;
  expect(lit(`.others [data-card="${seatState}"] .lit`)).toBe(1);
  expect([lit('[data-store="1"] .lit'), lit('[data-store="0"] .lit')]).toEqual([3, 0]);
  cleanup();
  const own = render(Board, { props: propsOf(ended, { lit: ['book', 'crown', 'seat0'] }) });
  expect(own.container.querySelectorAll('[data-store="0"] .lit')).toHaveLength(2);
});
