import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReplayPosition } from '../protocol/api';
import type { GameEvent, View } from '../table/table';
import { ReplayLoader } from './replayLoader.svelte';

const asked: { path: string; answer: (moment: Partial<ReplayPosition>) => void; refuse: (why: Error) => void }[] = [];

vi.mock('../httpClient', () => ({
  get: (path: string) => new Promise((answer, refuse) => asked.push({ path, answer: (moment) => answer({ sentences: [], ...moment }), refuse })),
  withLanguage: (path: string) => path,
  ProblemError: class extends Error {},
}));

const event = (text: string): GameEvent => ({ seat: 0, type: 'play', text, says: text, then: [] });
const viewOf = (events: GameEvent[], end: object | null = null) => ({ events, end }) as unknown as View;
const [a, b, c] = [event('a'), event('b'), event('c')] as [GameEvent, GameEvent, GameEvent];

describe('The moments of a game', () => {
  let loader: ReplayLoader;
  beforeEach(() => {
    asked.length = 0;
    loader = new ReplayLoader('t');
  });

  it('are loaded once, with the sentences of their pieces', async () => {
    const shown = loader.show(viewOf([a, b]), 1);
    asked[0]!.answer({ event: 1, sentences: [{ of: 'a1', says: 'a1: empty' }] });
    await shown;
    await loader.show(viewOf([a, b, c]), 1);
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t/at/1']);
    expect(loader.shown!.events).toEqual([a]);
    expect(loader.shown!.pieces.get('a1')).toBe('a1: empty');
  });

  it('are loaded again after an undo, but not those before it', async () => {
    const shown = [loader.show(viewOf([a, b]), 2), loader.show(viewOf([a, b]), 1)];
    asked.forEach(({ answer }, i) => answer({ event: 2 - i, scores: [1] }));
    await Promise.all(shown);
    await loader.show(viewOf([a, c]), 1);
    expect(asked).toHaveLength(2);
    const anew = loader.show(viewOf([a, c]), 2);
    asked[2]!.answer({ event: 2, scores: [7] });
    await anew;
    expect(loader.shown!.moment.scores).toEqual([7]);
    expect(loader.shown!.events).toEqual([a, c]);
  });

  it('include hidden information once the game is over', () => {
    void loader.show(viewOf([a]), 1);
    void loader.show(viewOf([a], {}), 1);
    expect(asked.map(({ path }) => path)).toEqual(['/api/tables/t/at/1', '/api/tables/t/at/1?as=all']);
  });

  it('stay visible until the next one is loaded, and ignore late responses', async () => {
    const view = viewOf([a, b, c]);
    const first = loader.show(view, 1);
    asked[0]!.answer({ event: 1 });
    await first;
    const slow = loader.show(view, 2);
    const fast = loader.show(view, 3);
    expect([loader.shown!.moment.event, loader.shown!.events]).toEqual([1, [a]]);
    asked[2]!.answer({ event: 3 });
    await fast;
    asked[1]!.answer({ event: 2 });
    await slow;
    expect([loader.shown!.moment.event, loader.shown!.events]).toEqual([3, [a, b, c]]);
  });

  it('are not redrawn for chat messages', async () => {
    const first = loader.show(viewOf([a, b]), 1);
    asked[0]!.answer({ event: 1 });
    await first;
    const { shown } = loader;
    await loader.show(viewOf([a, b]), 1);
    expect(loader.shown).toBe(shown);
  });

  it('remain cached when an older request is refused', async () => {
    const older = loader.show(viewOf([a, b]), 2);
    const newer = loader.show(viewOf([a, c]), 2);
    asked[1]!.answer({ event: 2 });
    asked[0]!.refuse(new Error('no net'));
    await Promise.all([older, newer]);
    await loader.show(viewOf([a, c]), 2);
    expect(asked).toHaveLength(2);
  });

  it('can be loaded again after a refusal', async () => {
    const view = viewOf([a]);
    const refused = loader.show(view, 1);
    asked[0]!.refuse(new Error('no net'));
    await refused;
    expect(loader.problem).toContain('no net');
    const again = loader.show(view, 1);
    asked[1]!.answer({ event: 1 });
    await again;
    expect([loader.problem, loader.shown!.moment.event]).toEqual(['', 1]);
  });
});
