import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { setLanguage } from './lib/words/index.svelte';

beforeAll(() => setLanguage('en'));
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no net'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows a load error until another page is opened', async () => {
  router.go('/nowhere');
  render(App);
  dispatchEvent(new Event('vite:preloadError'));
  await tick();
  expect(screen.queryByRole('alert')).not.toBeNull();
  router.go('/neither');
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows names instead of titles if the games cannot be loaded', async () => {
  router.go('/rules/towers');
  render(App);
  expect((await screen.findByRole('heading', { level: 1 }, { timeout: 5000 })).textContent).toBe('Towers');
});
