import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MovePacer } from './movePacer.svelte';
import type { View } from './table';

const TIME = 700;

/** A table after so many moves; whoever may decide has some. */
function at(version: number, more: Partial<View> = {}): View {
  return { version, position: { version }, moves: [], events: Array(version), ...more } as View;
}

/** Follows a table through some views; says what is shown of it, and whether more is known. */
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

describe('A pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('shows at once what happens now and then', () => {
    const { follow, seen } = sit(at(1));
    follow([], at(2));
    expect(seen()).toEqual([2, false]);
    vi.advanceTimersByTime(TIME);
    follow([], at(3));
    expect(seen()).toEqual([3, false]);
  });

  it('shows at once who has the device next, in the midst of a look at what the other has done', () => {
    const { follow, pacer } = sit(at(1, { seat: 0, moves: ['x'] }));
    follow([], at(2, { seat: 0 }));
    vi.advanceTimersByTime(60);
    expect(pacer.update([], at(2, { seat: 1, moves: ['y'] })).map(({ seat, moves }) => [seat, moves])).toEqual([[1, ['y']]]);
  });

  it('gives each its time, whether they come one by one or together', () => {
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

  it('shows the latest when one will not wait, and goes on from there', () => {
    const { pacer, follow, seen } = sit(at(1));
    follow([at(2), at(3)], at(4));
    pacer.skip();
    expect(seen()).toEqual([4, false]);
    follow([at(5)], at(6));
    expect(seen()).toEqual([5, true]);
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([6, false]);
  });

  it('lets nobody wait who decides', () => {
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

  it('does not count talk as a move', () => {
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

  it('shows at once what was taken back', () => {
    const { follow, seen } = sit(at(1));
    follow([at(2), at(3)], at(4, { events: Array(1) }));
    expect(seen()).toEqual([4, false]);
  });

  it('shows the end of much that was missed', () => {
    const { follow, seen } = sit(at(1));
    const missed = Array.from({ length: 13 }, (_, i) => at(i + 2));
    follow(missed.slice(0, 12), missed[12]!);
    expect(seen()).toEqual([2, true]);
    follow([], at(15));
    expect(seen()).toEqual([15, false]);
  });

  it('shows all at once to who wants it so, from the moment they do', () => {
    let time = TIME;
    const { follow, seen } = sit(at(1), () => time);
    follow([at(2), at(3)], at(4));
    time = 0;
    vi.advanceTimersByTime(TIME);
    expect(seen()).toEqual([4, false]);
    follow([at(5)], at(6));
    expect(seen()).toEqual([6, false]);
  });

  it('never goes back to what it has shown', () => {
    const { follow, seen } = sit(at(5));
    follow([at(3), at(4)], at(6));
    expect(seen()).toEqual([6, false]);
  });
});
