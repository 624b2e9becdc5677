import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import RulesDialog from './RulesDialog.svelte';

const told = { title: 'The game', sections: [{ number: 'T1', heading: 'Set-up', parts: [{ type: 'rule', number: 'T1.1', text: 'Lots, see T1.' }] }] };
let answer: (answer: Response) => void;

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});
beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = () => render(RulesDialog, { game: 'towers', rule: 'T1.1', onclose: () => {} });

it('can be closed before the rules are loaded', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  open().unmount();
  answer(Response.json(told));
  await new Promise((done) => setTimeout(done, 20));
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
});

it('shows the clicked rule, and lets the browser open it in a new tab', async () => {
  const { container } = open();
  answer(Response.json(told));
  const link = await screen.findByText('T1');
  expect(link.getAttribute('href')).toBe('/rules/towers#T1');
  const shown = () => container.querySelector('.shown') !== null;
  expect(shown()).toBe(true);
  expect(await fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(shown()).toBe(true);
  expect(await fireEvent.click(link)).toBe(false);
  await vi.waitFor(() => expect(shown()).toBe(false));
});
