import { render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import LiveAnnouncer from './LiveAnnouncer.svelte';
import type { GameEvent, Preview, View } from './table';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const events = (count: number): GameEvent[] =>
  Array.from({ length: count }, (_, i) => ({ seat: 1, type: 'move', text: `move ${i}`, says: `makes move ${i}`, then: [] }));
const at = (count: number) =>
  ({ seat: 0, seats: [{ name: 'Ada' }, { name: 'Bruno' }], scores: [0, 0], events: events(count), chat: [], end: null }) as unknown as View;
const calm = { heading: '', decision: '', prepared: null, preview: null, sentences: new Map([['a', 'takes A']]), note: '' };

/** Renders the component; returns a function that lists new announcements. */
function listen(props: Partial<typeof calm> = {}) {
  const { container, rerender } = render(LiveAnnouncer, { ...calm, view: at(0), ...props });
  const told: string[] = [];
  const observer = new MutationObserver((changes) => note(changes));
  const note = (changes: MutationRecord[]) => {
    for (const { type, target, addedNodes } of changes) {
      told.push(...(type === 'characterData' ? [target] : [...addedNodes]).map((each) => each.textContent ?? '').filter((text) => text !== ''));
    }
  };
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  return {
    rerender,
    told: async () => {
      await vi.advanceTimersByTimeAsync(1000);
      note(observer.takeRecords());
      return told.splice(0);
    },
  };
}

it('announces the next action at first, and no earlier events', async () => {
  const { told } = listen({ view: at(9), heading: 'Keep two cards.' } as object);
  expect(await told()).toEqual(['Keep two cards.']);
});

it("announces all moves of others, then the user's turn", async () => {
  const { rerender, told } = listen({ heading: 'Waiting for Bruno…' });
  await told();
  await rerender({ view: at(20), heading: 'Your turn.', decision: 'a' });
  expect(await told()).toEqual([...Array.from({ length: 20 }, (_, i) => `Bruno: makes move ${i}.`), 'Your turn.']);
});

it('announces only the last of several prompts, and an equal prompt for a new decision', async () => {
  const { rerender, told } = listen({ heading: 'Card 1 of 3.', decision: 'a' });
  expect(await told()).toEqual(['Card 1 of 3.']);
  await rerender({ heading: 'Your turn.', decision: 'b' });
  await rerender({ heading: 'Card 2 of 3.' });
  expect(await told()).toEqual(['Card 2 of 3.']);
  await rerender({ note: '', decision: 'b' });
  expect(await told()).toEqual([]);
  await rerender({ decision: 'c' });
  expect(await told()).toEqual(['Card 2 of 3.']);
});

it('announces the consequences of a prepared move before the next action', async () => {
  const { rerender, told } = listen({ heading: 'Which?', decision: 'a' });
  await told();
  await rerender({ heading: 'Confirm this move?', prepared: 'a' } as object);
  expect(await told()).toEqual([]);
  await rerender({ preview: { steps: [], scores: [3, 0] } as unknown as Preview });
  expect(await told()).toEqual(['takes A. Points 0 → 3.', 'Confirm this move?']);
});
