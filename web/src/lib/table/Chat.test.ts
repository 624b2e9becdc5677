import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import Chat from './Chat.svelte';
import type { Table, View } from './table';

const seats = [
  { name: 'Ada', person: 'a' },
  { name: 'Bruno', person: 'b' },
];
const chat = [
  ['a', 'Hello'],
  ['b', 'Spam'],
  ['b/2', 'More spam'],
].map(([by, text], i) => ({ version: i + 1, time: 0, by, text }));
const host = { access: 'moderate', muted: [], key: null };

function show(chatRights: object, more: object = {}) {
  const command = vi.fn(async () => ({ ok: true, value: null }));
  const table = { command, reopen: vi.fn(), loadOlder: vi.fn(async () => ({ ok: true, value: 50 })) };
  const view = { host: 'a', seats, chat, earlier: false, end: null, chatRights, ...more } as unknown as View;
  const { rerender } = render(Chat, { table: table as unknown as Table, view });
  return { table, command, change: (changed: object) => rerender({ table: table as unknown as Table, view: { ...view, ...changed } }) };
}

beforeEach(async () => {
  await setLanguage('en');
  await loadAllWords();
  router.go('/table/t1', { replace: true });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('lets the host mute others, not themselves, and unmute them', async () => {
  const { command, change } = show(host);
  expect(screen.queryByRole('button', { name: 'Mute Ada' })).toBeNull();
  await fireEvent.click(screen.getAllByRole('button', { name: /^Mute (Bruno|Spectator)$/ })[0]!);
  expect(command).toHaveBeenLastCalledWith({ type: 'mute', person: 'b' });
  await change({ chatRights: { ...host, muted: ['b'] } });
  expect(screen.getAllByText(/\(muted\)/)).toHaveLength(2);
  await fireEvent.click(screen.getByRole('button', { name: 'Unmute Bruno' }));
  expect(command).toHaveBeenLastCalledWith({ type: 'unmute', person: 'b' });
});

it('explains why the viewer cannot write, and has no input field then', () => {
  for (const [access, sentence] of [
    ['none', /can read this chat/],
    ['read', /can write here/],
    ['muted', /has muted you/],
  ] as const) {
    show({ access });
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Mute|Invite/ })).toBeNull();
    cleanup();
  }
});

it('loads older messages, announces it, and keeps the focus', async () => {
  const { table, change } = show({ access: 'read' }, { earlier: true });
  const button = screen.getByRole('button', { name: 'Show older messages' });
  table.loadOlder.mockImplementation(async () => {
    await change({ earlier: false });
    return { ok: true, value: 50 };
  });
  button.focus();
  await fireEvent.click(button);
  await vi.waitFor(() => expect(screen.getByText('50 older messages shown.')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

it('lets the host invite spectators by a link with the key in its fragment, and end the invitation', async () => {
  const { command, change } = show(host);
  const button = screen.getByRole('button', { name: 'Invite spectators to the chat' });
  await fireEvent.click(button);
  expect(command).toHaveBeenLastCalledWith({ type: 'openChat' });
  await change({ chatRights: { ...host, key: 'abc123' } });
  expect(screen.getByRole('textbox', { name: 'Link to the chat' })).toHaveProperty('value', `${location.origin}/table/t1#chat=abc123`);
  await fireEvent.click(button);
  expect(command).toHaveBeenLastCalledWith({ type: 'closeChat' });
});

it('lets an invited spectator join, as a guest if necessary', async () => {
  const ensured = vi.spyOn(me, 'ensureSignedIn').mockResolvedValue({ id: 'z', name: 'Zoe', guest: true });
  vi.spyOn(me, 'load').mockResolvedValue(null);
  router.go('/table/t1#chat=abc123', { replace: true });
  const { table, command, change } = show({ access: 'none' }, { chat: [] });
  await fireEvent.click(screen.getByRole('button', { name: 'Join chat' }));
  await vi.waitFor(() => expect(command).toHaveBeenLastCalledWith({ type: 'joinChat', key: 'abc123' }));
  expect(ensured).toHaveBeenCalledOnce();
  expect(table.reopen).toHaveBeenCalledOnce();
  await change({ chatRights: { access: 'write' } });
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox')));
  expect(router.hash).toBe('');
});
