import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import city from '../../../../tests/fixtures/citta2-city.json';
import first from '../../../../tests/fixtures/citta-0.json';
import party from '../../../../tests/fixtures/citta5-open.json';
import play from '../../../../tests/fixtures/citta-10.json';
import wild from '../../../../tests/fixtures/cittaw2-citywild.json';
import type { View } from '../../table/table';
import Board from './Board.svelte';
import type { CittaData, CittaPosition } from './position';

function sit(kept: { view: unknown; data: unknown }, lit: string[] = []) {
  const view = kept.view as View;
  const prepared: (string | null)[] = [];
  const props = {
    position: view.position as CittaPosition,
    data: kept.data as CittaData,
    seat: view.seat,
    seats: view.seats,
    moves: view.moves,
    prepared: null,
    preview: null,
    events: view.events,
    lines: view.lines,
    lit,
    pieces: new Map(),
    sentences: new Map(),
    onprepare: (move: string | null) => prepared.push(move),
    onprompt: () => {},
  };
  const { container } = render(Board, { props });
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  return { prepared, find, touch: (selector: string) => fireEvent.click(find(selector)!) };
}

vi.setConfig({ testTimeout: 30_000 });
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('The board', () => {
  it('keeps two cards, the second on the first', async () => {
    const { prepared, touch } = sit(first);
    await touch('[data-key="card 56"]');
    expect(prepared).toEqual([]);
    await touch('[data-key="card 5"]');
    expect(prepared).toEqual(['keep 56 5']);
  });

  it('deselects a single kept card by Escape and by a button', async () => {
    const { prepared, find, touch } = sit(first);
    await touch('[data-key="card 56"]');
    await fireEvent.keyDown(find('[data-key="card 56"]')!, { key: 'Escape' });
    expect(find('[data-key="card 56"]')!.getAttribute('aria-pressed')).toBe('false');
    await touch('[data-key="card 5"]');
    await touch('.swap button');
    await touch('[data-key="card 56"]');
    expect(prepared).toEqual([]);
  });

  it('offers the uses of the first card at once, and of another one when it is tapped', async () => {
    const { prepared, find, touch } = sit(play);
    await touch('[data-move="47 palace"]');
    expect(find('[data-move="50 wall"]')).toBeNull();
    await touch('[data-key="card 50"]');
    await touch('[data-move="50 wall"]');
    expect(prepared).toEqual(['47 palace', '50 wall']);
  });

  it('shows the quarter with highlighted pieces on a phone, unless there is a decision', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    const waiting = { ...play, view: { ...play.view, moves: [] } };
    expect(sit(waiting).find('.tabs :nth-child(1)[aria-pressed=true]')).not.toBeNull();
    cleanup();
    expect(sit(waiting, ['75', '82']).find('.tabs :nth-child(2)[aria-pressed=true]')).not.toBeNull();
    cleanup();
    expect(sit(play, ['75', '82']).find('.tabs :nth-child(1)[aria-pressed=true]')).not.toBeNull();
  });

  it('opens palaces and takes triplets', async () => {
    const { prepared, find, touch } = sit(party);
    for (const move of party.view.moves) {
      expect(find(`[data-move="${move}"]`)).not.toBeNull();
    }
    await touch('[data-move="open red"]');
    await touch('[data-move="take A"]');
    expect(prepared).toEqual(['open red', 'take A']);
  });

  it('gives the City a card, a wild one with its palace', async () => {
    const { prepared, touch } = sit(city);
    await touch('[data-key="card 9"]');
    expect(prepared).toEqual(['city A 9']);
    cleanup();
    const other = sit(wild);
    await other.touch('[data-key="card W10"]');
    expect(other.prepared).toEqual([]);
    await other.touch('[data-move="city D W10 red"]');
    expect(other.prepared).toEqual(['city D W10 red']);
  });

  it('deselects a wild card for the City by a button on a desktop and on a phone', async () => {
    for (const [width, button] of [
      [1200, '.piles .button'],
      [360, '.back'],
    ] as const) {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
      const { find, touch, prepared } = sit(wild);
      expect(find(button)).toBeNull();
      await touch('[data-key="card W10"]');
      await touch(button);
      expect(find('[data-move^="city"]')).toBeNull();
      expect(document.activeElement).toBe(find('[data-key="card W10"]'));
      expect(find(button)).toBeNull();
      expect(prepared).toEqual([]);
      cleanup();
    }
  });
});
