import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '../me.svelte';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import Lobby from './Lobby.svelte';
import type { Table, View } from './table';

vi.mock('../availableGames.svelte', async (real) => ({ ...(await real<object>()), availableGames: () => new Promise(() => {}) }));

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

const command = vi.fn((_type: string, _more?: object) => Promise.resolve({ ok: true, value: null }));
beforeEach(() => command.mockClear());
afterEach(cleanup);

const person = (id: string, name: string) => ({ person: id, name, bot: null, out: false });
const free = { person: null, name: null, bot: null, out: false };

function viewOf(who: string, more: object = {}): View {
  const seats = [person('anna', 'Anna'), person('bruno', 'Bruno'), person('bruno/2', 'Berta'), free];
  const seat = seats.findIndex((each) => each.person === who);
  return {
    status: 'open',
    host: 'anna',
    seats,
    seat: seat < 0 ? null : seat,
    locked: false,
    companions: false,
    kicked: [],
    closed: null,
    starting: null,
    commitment: '',
    terms: { game: 'towers', options: {}, tempo: null, hints: false, open: true },
    ...more,
  } as unknown as View;
}

function show(who: string, more: object = {}) {
  me.person = { id: who, name: who, guest: true };
  return render(Lobby, { table: { id: 't', sending: false, command } as unknown as Table, view: viewOf(who, more) });
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('A lobby', () => {
  it('lets the host remove a person and their companions after confirmation', async () => {
    show('anna');
    expect(button('Remove Anna from the table')).toBeNull();
    expect(button('Remove Berta from the table')).not.toBeNull();
    button('Remove Bruno from the table')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
    expect(command).not.toHaveBeenCalled();
    button('Yes, remove Bruno for good')!.click();
    expect(command).toHaveBeenCalledWith({ type: 'kick', person: 'bruno' });
  });

  it('focuses the first button when the host cancels', async () => {
    show('anna');
    button('Remove Bruno from the table')!.click();
    await vi.waitFor(() => expect(button('Cancel')).not.toBeNull());
    button('Cancel')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Remove Bruno from the table')));
    expect(command).not.toHaveBeenCalled();
  });

  it('focuses the first button on Escape, too', async () => {
    show('anna');
    button('Remove Bruno from the table')!.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Cancel')));
    await fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    await vi.waitFor(() => expect(document.activeElement).toBe(button('Remove Bruno from the table')));
    expect(button('Cancel')).toBeNull();
    expect(command).not.toHaveBeenCalled();
  });

  it('lets the host lock it and allow companions', () => {
    show('anna');
    screen.getByRole('checkbox', { name: /^Lock table/ }).click();
    screen.getByRole('checkbox', { name: /^Allow shared devices/ }).click();
    expect(command.mock.calls).toEqual([[{ type: 'lock', on: true }], [{ type: 'companions', on: true }]]);
  });

  it('restores the checkbox if the change is refused', async () => {
    command.mockResolvedValueOnce({ ok: false, refusal: { rule: null, sentence: 'No.' } } as never);
    show('anna');
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Lock table/ });
    box.click();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe('No.'));
    expect(box.checked).toBe(false);
  });

  it('offers others no host controls, and companions only if the host allows them', () => {
    show('bruno');
    expect(button(/^Remove|^Lock|^Add player on this device/)).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    show('bruno', { companions: true });
    expect(button('Add player on this device: seat 4')).not.toBeNull();
  });

  it('tells removed people, and people at a locked table, why they cannot take a seat', () => {
    show('carla');
    expect(button('Take seat 4')).not.toBeNull();
    expect(screen.queryByRole('heading', { name: 'Invite players' })).not.toBeNull();
    cleanup();
    show('carla', { kicked: ['carla'] });
    expect(screen.queryByRole('heading', { name: 'Invite players' })).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('The host has removed you');
    expect(button(/^Take seat/)).toBeNull();
    cleanup();
    show('carla', { locked: true });
    expect(screen.getByText('The host has locked this table. Nobody else can join.')).not.toBeNull();
    expect(button(/^Take seat/)).toBeNull();
  });

  it('disables all changes while the game starts', () => {
    const starting = { deadline: 0, missing: [0] };
    for (const [who, controls] of [
      ['anna', 9],
      ['bruno', 2],
      ['carla', 1],
    ] as const) {
      show(who, { companions: true, starting });
      const all = ['button', 'checkbox'].flatMap((role) => screen.queryAllByRole(role)).filter((each) => each.closest('li, p.actions, fieldset'));
      expect(all).toHaveLength(controls);
      expect(all.filter((each) => each.getAttribute('aria-disabled') !== 'true')).toEqual([]);
      all.forEach((each) => each.click());
      expect(command).not.toHaveBeenCalled();
      cleanup();
    }
  });

  it('keeps the focus on disabled controls while the game starts, and enables them again', async () => {
    const seats = [person('anna', 'Anna'), person('bruno', 'Bruno')];
    const { rerender } = show('anna', { seats });
    const start = button('Start game')!;
    start.focus();
    await rerender({ view: viewOf('anna', { seats, starting: { deadline: 0, missing: [0] } }) });
    expect(start.getAttribute('aria-disabled')).toBe('true');
    expect(start.matches(':disabled')).toBe(false);
    expect(document.activeElement).toBe(start);
    await rerender({ view: viewOf('anna', { seats }) });
    expect(start.hasAttribute('aria-disabled')).toBe(false);
    start.click();
    expect(command).toHaveBeenCalledWith({ type: 'start' });
  });

  it('shows why it is closed', () => {
    show('carla', { status: 'closed', closed: 'expired' });
    expect(screen.getByRole('status').textContent).toContain('nobody started the game in time');
    cleanup();
    show('carla', { status: 'closed', closed: 'host' });
    expect(screen.getByRole('status').textContent).toContain('cancelled');
  });
});
