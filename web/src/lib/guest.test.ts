import { expect, it } from 'vitest';
import { displayName, randomGuestName } from './guest';
import { setLanguage } from './words/index.svelte';

it('calls guests without a name in the language of who reads, wherever they came from, and others as they are called', async () => {
  for (const [from, to, says] of [['it', 'fr', 'Invité'], ['fr', 'en', 'Guest'], ['en', 'it', 'Ospite']] as const) {
    await setLanguage(from);
    const name = randomGuestName();
    await setLanguage(to);
    expect(displayName(name)).toBe(`${says} ${name.slice(-3)}`);
  }
  expect(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655'].map(displayName)).toEqual(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655']);
});
