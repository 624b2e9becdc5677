import { expect, it, vi } from 'vitest';
import { allWords, language, speak, t } from './index.svelte';

it('asks for words again that did not come, and takes those that were wanted last', async () => {
  await speak('en');
  vi.doMock('./en', () => Promise.reject(new TypeError('no net')));
  await expect(allWords()).rejects.toThrow();
  expect(t('bar.confirm')).toBe('bar.confirm');
  vi.doUnmock('./en');
  const english = allWords();
  await Promise.all([english, speak('fr')]);
  expect(language()).toBe('fr');
  expect(t('bar.confirm')).toBe('Confirmer');
});
