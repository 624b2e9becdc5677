import { expect, it, vi } from 'vitest';
import { loadAllWords, language, setLanguage, t } from './index.svelte';

it('retries failed downloads and keeps the last requested language', async () => {
  await setLanguage('en');
  vi.doMock('./en', () => Promise.reject(new TypeError('no net')));
  await expect(loadAllWords()).rejects.toThrow();
  expect(t('bar.confirm')).toBe('bar.confirm');
  vi.doUnmock('./en');
  const english = loadAllWords();
  await Promise.all([english, setLanguage('fr')]);
  expect(language()).toBe('fr');
  expect(t('bar.confirm')).toBe('Confirmer');
});
