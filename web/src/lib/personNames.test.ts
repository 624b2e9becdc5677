import { expect, it } from 'vitest';
import { displayName, randomGuestName } from './personNames';
import { setLanguage } from './words/index.svelte';

it('shows unnamed guests in the language of the reader, and keeps all other names', async () => {
  for (const [from, to, says] of [
    ['it', 'fr', 'Invité'],
    ['fr', 'en', 'Guest'],
    ['en', 'it', 'Ospite'],
  ] as const) {
    await setLanguage(from);
    const name = randomGuestName();
    await setLanguage(to);
    expect(displayName(name)).toBe(`${says} ${name.slice(-3)}`);
  }
  expect(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655'].map(displayName)).toEqual(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655']);
});

it('shows deleted accounts in the language of the reader', async () => {
  await setLanguage('fr');
  expect(['(deleted)', '(gone)'].map(displayName)).toEqual(['(compte supprimé)', '(compte supprimé)']);
});
