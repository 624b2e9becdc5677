import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, View } from '../table/table';
import { previewBetween, scenes, type LessonUpdate } from './scenes';
import { LessonTable } from './lessonTable.svelte';

function event(seat: number | null, text: string, then: string[] = []): GameEvent {
  return { seat, type: 'play', text, says: text, then };
}

const sights: LessonUpdate[] = [
  {
    version: 3,
    view: { seat: 0, asked: [0], moves: ['a'], scores: [0, 0], lines: [], ledger: [], position: 'start', status: 'playing' },
    from: 0,
    events: [event(null, 'deal')],
    next: 'a',
    moves: [{ move: 'a', says: 'Do a' }],
    sentences: [{ of: 'x', says: 'X' }],
  },
  {
    version: 4,
    view: { position: 'a', moves: ['end'], scores: [2, 0], lines: [{ event: 1, seat: 0, points: 2, rule: 'X1', why: '', parts: [] }] },
    from: 1,
    events: [event(0, 'a', ['It fell.'])],
    next: 'end',
  },
  { version: 5, view: { asked: [1], moves: [] }, from: 2, events: [event(0, 'end')], next: null },
  { version: 6, view: { asked: [0], moves: ['b'], position: 'b' }, from: 3, events: [event(1, 'c')], next: 'b' },
  { version: 7, view: { moves: [], position: 'end' }, from: 4, events: [event(0, 'b')], next: null },
];

describe('The scenes of a lesson', () => {
  const all = scenes(sights);

  it('are complete views, merged from updates', () => {
    expect(all.map((scene) => scene.view.position)).toEqual(['start', 'a', 'a', 'b', 'end']);
    expect(all[3]!.view.events.map((each) => each.text)).toEqual(['deal', 'a', 'end', 'c']);
    expect(all[3]!.view.seat).toBe(0);
  });

  it('wait for the learner at decisions that have a step, and at the end', () => {
    expect(all.map((scene) => scene.stop)).toEqual([true, false, false, true, true]);
    expect(all[1]!.view.moves).toEqual([]);
  });

  it('have previews of the moves', () => {
    const { steps, position, stopped } = previewBetween(all[0]!.view, all[1]!.view);
    expect(steps).toEqual([{ lines: [{ event: 1, seat: 0, points: 2, rule: 'X1', why: '', parts: [] }], ledger: [], then: ['It fell.'], facts: [] }]);
    expect([position, stopped]).toEqual(['a', null]);
    expect(previewBetween(all[1]!.view, { ...all[2]!.view, status: 'over' } as View).stopped).toBe('over');
    expect(previewBetween(all[1]!.view, all[2]!.view).stopped).toBe('others');
  });
});

describe('A lesson', () => {
  it('continues with its one legal move, shows the moves of others, and waits again', async () => {
    vi.useFakeTimers();
    const table = new LessonTable({ data: {}, sights });
    expect((await table.play('z')).ok).toBe(false);
    expect((await table.play('a')).ok).toBe(true);
    expect([table.view.version, table.step]).toEqual([4, 1]);
    vi.advanceTimersByTime(5000);
    expect([table.view.version, table.step, table.isOver]).toEqual([6, 1, false]);
    vi.useRealTimers();
  });

  it('can be navigated by steps', () => {
    const table = new LessonTable({ data: {}, sights });
    table.goToStep(7);
    expect([table.isOver, table.step]).toEqual([true, 2]);
    table.goToStep(-1);
    expect(table.view.version).toBe(3);
  });
});
