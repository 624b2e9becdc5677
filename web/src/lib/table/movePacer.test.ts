import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MovePacer } from './movePacer.svelte';
import type { View } from './table';

const TIME = 700;

/** A table after this many moves; with legal moves if the viewer is to move. */
function at(version: number, more: Partial<View> = {}): View {
  return { version, position: { version }, moves: [], events: Array(version), ...more } as View;
}

/** Feeds a pacer; returns the shown version and whether others wait. */
function sit(first: View, time = () => TIME) {
  const pacer = new MovePacer(first, time);
  let latest = first;
  return {
    pacer,
    follow: (passed: View[], view: View) => void pacer.update(passed, (latest = view)),
    seen: () => {
      const queue = pacer.update([], latest);
      return [queue[0]!.version, queue.length > 1];
    },
  };
}

describe('A move pacer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows single moves at once', () => {
    const { follow, seen } = sit(at(1));
    follow([], at(2));
    expect(seen()).toEqual([2, false]);
    vi.advanceTimersByTime(TIME);
    follow([], at(3));
    expect(seen()).toEqual([3, false]);
  });

  it('switches at once to the next player on the device', () => {
    const { follow, pacer } = sit(at(1, { seat: 0, moves: ['x'] }));
    follow([], at(2, { seat: 0 }));
    vi.advanceTimersByTime(60);
    expect(pacer.update([], at(2, { seat: 1, moves: ['y'] })).map(({ seat, moves }) => [seat, moves])).toEqual([[1, ['y']]]);
  });

  it('shows each move for its time, whether they come one by one or together', () => {
    const { follow, seen } = sit(at(1));
    follow([at(1), at(2), at(3)], at(4));
    follow([], at(5, { moves: ['end'] }));
    const all = [seen()];
    for (let step = 0; step < 4; step++) {
      vi.advanceTimersByTime(TIME - 1);
      all.push(seen());
      vi.advanceTimersByTime(1);
      all.push(seen());
    }
    expect(all.map(([version]) => version)).toEqual([2, 2, 3, 3, 4, 4, 5, 5, 5]);
    expect(all.map(([, behind]) => behind)).toEqual([true, true, true, true, true, true, false, false, false]);
  });

  it('shows the latest move on demand, and continues from there', () => {
    const { pacer, follow, seen } = sit(at(1));
    follow([at(2), at(3)], at(4));
    pacer.skip();
    expect(seen()).toEqual([4, false]);
    follow([at(5)], at(6));
    expect(seen()).toEqual([5, true]);
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([6, false]);
  });

  it('does not delay a viewer who is to move', () => {
    const { follow, seen } = sit(at(1, { moves: ['keep'] }));
    follow([at(2, { moves: ['keep'] })], at(3, { moves: ['keep'] }));
    expect(seen()).toEqual([3, false]);
    follow([], at(4));
    expect(seen()).toEqual([4, false]);
    follow([at(5, { moves: ['take'] })], at(6, { moves: ['take'] }));
    expect(seen()).toEqual([4, true]);
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([6, false]);
  });

  it('does not count chat messages as moves', () => {
    const { follow, seen } = sit(at(1));
    const third = at(3);
    follow([at(2), third], { ...third, version: 4 });
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([4, false]);
    follow([], { ...third, version: 5 });
    expect(seen()).toEqual([5, false]);
    vi.advanceTimersByTime(TIME);
    follow([], { ...third, version: 6 });
    follow([], at(7));
    expect(seen()).toEqual([7, false]);
  });

  it('shows an undo at once', () => {
    const { follow, seen } = sit(at(1));
    follow([at(2), at(3)], at(4, { events: Array(1) }));
    expect(seen()).toEqual([4, false]);
  });

  it('skips to the end after a long absence', () => {
    const { follow, seen } = sit(at(1));
    const missed = Array.from({ length: 13 }, (_, i) => at(i + 2));
    follow(missed.slice(0, 12), missed[12]!);
    expect(seen()).toEqual([2, true]);
    follow([], at(15));
    expect(seen()).toEqual([15, false]);
  });

  it('shows everything at once as soon as pacing is off', () => {
    let time = TIME;
    const { follow, seen } = sit(at(1), () => time);
    follow([at(2), at(3)], at(4));
    time = 0;
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([4, false]);
    follow([at(5)], at(6));
    expect(seen()).toEqual([6, false]);
  });

  it('never goes back to an earlier view', () => {
    const { follow, seen } = sit(at(5));
    follow([at(3), at(4)], at(6));
    expect(seen()).toEqual([6, false]);
  });
});
