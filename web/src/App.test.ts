import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import App from './App.svelte';
import { router } from './lib/router.svelte';
import { setLanguage } from './lib/words/index.svelte';

beforeAll(() => setLanguage('en'));

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
