import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import Sentence from './Sentence.svelte';
import type { View } from './table';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

it('links rule numbers, replaces seats by names, and keeps all other words', () => {
  const view = { seats: [{ name: 'Ada' }, { name: null }], terms: { game: 'citta' } } as View;
  const { container } = render(Sentence, { view, says: '{seat:0} (C3) opens red (C3.1) at B2 before seat 2; all have four (C4.4).' });
  expect(container.textContent).toBe('Ada (C3) opens red (C3.1) at B2 before seat 2; all have four (C4.4).');
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Rule C3.1', '/rules/citta#C3.1'],
    ['Rule C4.4', '/rules/citta#C4.4'],
  ]);
});
