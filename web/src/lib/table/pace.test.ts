import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pace } from './pace.svelte';
import type { View } from './table';

const TIME = 700;

/** A table after so many moves; whoever may decide has some. */
function at(version: number, more: Partial<View> = {}): View {
  return { version, position: { version }, moves: [], events: Array(version), ...more } as View;
}

/** What is shown, and whether that is all. */
const seen = (pace: Pace) => [pace.shown.version, pace.behind];

describe('A pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once what happens now and then', () => {
    const pace = new Pace(at(1), () => TIME);
    pace.follow([], at(2));
    expect(seen(pace)).toEqual([2, false]);
    vi.advanceTimersByTime(TIME);
    pace.follow([], at(3));
    expect(seen(pace)).toEqual([3, false]);
  });

  it('gives each its time, whether they come one by one or together', () => {
    const pace = new Pace(at(1), () => TIME);
    pace.follow([at(1), at(2), at(3)], at(4));
    pace.follow([], at(5, { moves: ['end'] }));
    const all = [seen(pace)];
    for (let step = 0; step < 4; step++) {
      vi.advanceTimersByTime(TIME - 1);
      all.push(seen(pace));
      vi.advanceTimersByTime(1);
      all.push(seen(pace));
    }
    expect(all.map(([version]) => version)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 5]);
    expect(all.map(([, behind]) => behind)).toEqual([true, true, true, true, true, true, false, false, false]);
  });

  it('shows the latest when one will not wait, and goes on from there', () => {
    const pace = new Pace(at(1), () => TIME);
    pace.follow([at(2), at(3)], at(4));
    pace.skip();
    expect(seen(pace)).toEqual([4, false]);
    pace.follow([at(5)], at(6));
    expect(seen(pace)).toEqual([5, true]);
    vi.advanceTimersByTime(TIME);
    expect(seen(pace)).toEqual([6, false]);
  });

  it('lets nobody wait who decides', () => {
    const pace = new Pace(at(1, { moves: ['keep'] }), () => TIME);
    pace.follow([at(2, { moves: ['keep'] })], at(3, { moves: ['keep'] }));
    expect(seen(pace)).toEqual([3, false]);
    pace.follow([], at(4));
    expect(seen(pace)).toEqual([4, false]);
    pace.follow([at(5, { moves: ['take'] })], at(6, { moves: ['take'] }));
    expect(seen(pace)).toEqual([4, true]);
    vi.advanceTimersByTime(TIME);
    expect(seen(pace)).toEqual([6, false]);
  });

  it('does not count talk as a move', () => {
    const pace = new Pace(at(1), () => TIME);
    const third = at(3);
    pace.follow([at(2), third], { ...third, version: 4 });
    vi.advanceTimersByTime(TIME);
    expect(seen(pace)).toEqual([4, false]);
    pace.follow([], { ...third, version: 5 });
    expect(seen(pace)).toEqual([5, false]);
    vi.advanceTimersByTime(TIME);
    pace.follow([], { ...third, version: 6 });
    pace.follow([], at(7));
    expect(seen(pace)).toEqual([7, false]);
  });

  it('shows at once what was taken back', () => {
    const pace = new Pace(at(1), () => TIME);
    pace.follow([at(2), at(3)], at(4, { events: Array(1) }));
    expect(seen(pace)).toEqual([4, false]);
  });

  it('shows the end of much that was missed', () => {
    const pace = new Pace(at(1), () => TIME);
    const missed = Array.from({ length: 13 }, (_, i) => at(i + 2));
    pace.follow(missed.slice(0, 12), missed[12]!);
    expect(seen(pace)).toEqual([2, true]);
    pace.follow([], at(15));
    expect(seen(pace)).toEqual([15, false]);
  });

  it('shows all at once to who wants it so, from the moment they do', () => {
    let time = TIME;
    const pace = new Pace(at(1), () => time);
    pace.follow([at(2), at(3)], at(4));
    time = 0;
    vi.advanceTimersByTime(TIME);
    expect(seen(pace)).toEqual([4, false]);
    pace.follow([at(5)], at(6));
    expect(seen(pace)).toEqual([6, false]);
  });

  it('never goes back to what it has shown', () => {
    const pace = new Pace(at(5), () => TIME);
    pace.follow([at(3), at(4)], at(6));
    expect(seen(pace)).toEqual([6, false]);
  });
});
