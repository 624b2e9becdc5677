import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import kept from '../../../../tests/fixtures/carrara-base-0.json';
import type { View } from '../../table/table';
import Board from './Board.svelte';
import type { Data, Position } from './position';

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

function sit(moves: string[]) {
  const view = kept.view as unknown as View;
  const prepare = (prepared: string | null) => void rerender({ prepared });
  const { container, rerender } = render(Board, {
    props: {
      position: view.position as Position,
      data: kept.data as Data,
      seat: view.seat,
      seats: view.seats,
      moves,
      prepared: null,
      preview: null,
      events: view.events,
      lines: view.lines,
      lit: [],
      pieces: new Map(),
      sentences: new Map(),
      onprepare: prepare,
      onsay: () => {},
    },
  });
  return Object.assign((selector: string) => container.querySelector<HTMLElement>(selector), { prepare });
}

const pressed = (button: HTMLElement | null) => button!.getAttribute('aria-pressed');

it('gives up a building that has no city yet, by Escape and by a button', async () => {
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

it('leads to the ways to pay, and back to the building when they are given up', async () => {
  const find = sit(['build cathedrale-1 massa blue', 'build cathedrale-1 massa black']);
  const building = find('[data-key="cathedrale-1"]')!;
  await fireEvent.click(building);
  await fireEvent.click(find('[data-place=massa] button')!);
  expect(document.activeElement).toBe(find('.pay'));
  await fireEvent.keyDown(find('.pay')!, { key: 'Escape' });
  await vi.waitFor(() => expect(document.activeElement).toBe(building));
  expect(find('.pay')).toBeNull();
});

it('leads back to the building when a payment is taken back', async () => {
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
