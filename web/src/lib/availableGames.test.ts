import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { availableGames, gameInfo, gameTitle } from './availableGames.svelte';
import { setLanguage } from './words/index.svelte';

const titles: { [language: string]: string } = { en: 'Lucca: The Tower Game', fr: 'Lucca : le jeu des tours', it: 'Lucca Città' };

beforeEach(() =>
  vi.stubGlobal('fetch', (address: string) => {
    const title = titles[new URL(address, 'http://lucca').searchParams.get('lang')!];
    return Promise.resolve(Response.json({ games: [{ name: 'pebbles', title, minutes: 5 }] }));
  }),
);
afterEach(() => vi.unstubAllGlobals());

it('shows titles in the current language, without the name of this site', async () => {
  await setLanguage('en');
  expect(gameTitle('pebbles')).toBe('Pebbles');
  await availableGames();
  expect(gameTitle('pebbles')).toBe('The Tower Game');
  await setLanguage('fr');
  expect(gameTitle('pebbles')).toBe('The Tower Game');
  await availableGames();
  expect(gameTitle('pebbles')).toBe('Le jeu des tours');
  await setLanguage('it');
  await availableGames();
  expect(gameTitle('pebbles')).toBe('Lucca Città');
  await setLanguage('en');
  expect(gameTitle('pebbles')).toBe('The Tower Game');
  expect(gameInfo('pebbles')?.minutes).toBe(5);
  expect(gameInfo('other')).toBeUndefined();
});
