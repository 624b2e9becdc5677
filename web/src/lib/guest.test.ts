import { expect, it } from 'vitest';
import { called, namelessGuest } from './guest';
import { speak } from './words/index.svelte';

it('calls guests without a name in the language of who reads, wherever they came from, and others as they are called', async () => {
  for (const [from, to, says] of [['it', 'fr', 'Invité'], ['fr', 'en', 'Guest'], ['en', 'it', 'Ospite']] as const) {
    await speak(from);
    const name = namelessGuest();
    await speak(to);
    expect(called(name)).toBe(`${says} ${name.slice(-3)}`);
  }
  expect(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655'].map(called)).toEqual(['Guest', 'Ada 965', 'Ospite 12', 'Guest 9655']);
});
