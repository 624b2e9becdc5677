import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, it } from 'vitest';
import { allWords, speak } from '../words/index.svelte';
import Sentence from './Sentence.svelte';

beforeAll(async () => {
  await speak('en');
  await allWords();
});

it('leads from the numbers of rules to these, and leaves all other words', () => {
  const says = 'Ada (C3) opens red (C3.1) at B2; all have four (C4.4).';
  const { container } = render(Sentence, { game: 'citta', says });
  expect(container.textContent).toBe(says);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['Rule C3.1', '/rules/citta#C3.1'],
    ['Rule C4.4', '/rules/citta#C4.4'],
  ]);
});
