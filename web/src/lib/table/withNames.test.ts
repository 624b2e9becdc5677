import { expect, it } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import { withNames } from './names';

it('replaces every token of a seat by the name of its player', () => {
  const seats = [{ name: 'Ada' }, { name: 'Zoe' }, { name: 'Zoe' }];
  expect(withNames(seats, '{seat:1} keeps 4. {seat:0}, {seat:2}: nothing for seat 2.')).toBe('Zoe keeps 4. Ada, Zoe 2: nothing for seat 2.');
});

it('numbers a seat without a known player', async () => {
  await setLanguage('it');
  await loadAllWords();
  expect(withNames([{ name: 'Zoe' }], '{seat:0} paga, {seat:1} riceve.')).toBe('Zoe paga, Posto 2 riceve.');
});
