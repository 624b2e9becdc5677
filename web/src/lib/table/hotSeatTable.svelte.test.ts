import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HotSeatTable } from './hotSeatTable.svelte';
import { FakeStream } from './fakeStream';

const seats = ['ada', 'ada/2', 'ada/3'].map((person) => ({ person, bot: null, out: false }));

function viewMessage(version: number, seat: number, asked: number, more: object = {}) {
  const view = { version, status: 'playing', secrets: false, seat, asked: [asked], seats, moves: [], pending: null, end: null, ...more };
  return { version, view, from: 0, events: [], chat: [] };
}

/** The open streams, by the seats whose views they send. */
function open(): (string | null)[] {
  return FakeStream.opened.filter((each) => !each.closed).map((each) => new URL(each.url, 'http://here').searchParams.get('seat'));
}

async function send(message: object) {
  FakeStream.opened.at(-1)!.send('view', message);
  await vi.advanceTimersByTimeAsync(1);
  flushSync();
}

describe('A table with several people on one device', () => {
  beforeEach(() => {
    FakeStream.opened = [];
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}')),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  async function createShared(): Promise<{ shared: HotSeatTable; close: () => void }> {
    const shared = new HotSeatTable('t1', () => 'ada');
    const leave = $effect.root(() => {
      $effect.pre(() => shared.follow());
    });
    await vi.advanceTimersByTimeAsync(1);
    return { shared, close: () => (leave(), shared.close()) };
  }

  it('has one stream of its own and one for the current seat', async () => {
    const { shared, close } = await createShared();
    const own = FakeStream.opened[0]!;
    await send(viewMessage(1, 0, 1));
    expect(open()).toEqual([null, '1']);
    await send(viewMessage(1, 1, 1));
    expect(shared.seat).toBe(1);
    own.send('view', viewMessage(2, 0, 2));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    await vi.advanceTimersByTimeAsync(1);
    await send(viewMessage(2, 2, 2));
    expect(shared.seat).toBe(2);
    expect(open()).toEqual([null, '2']);
    own.send('view', viewMessage(3, 0, 0, { status: 'over', end: {} }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(shared.seat).toBeNull();
    expect(open()).toEqual([null]);
    close();
    expect(open()).toEqual([]);
  });

  it('closes the stream prepared for the next player when the game ends', async () => {
    const { close } = await createShared();
    const own = FakeStream.opened[0]!;
    await send(viewMessage(1, 0, 1));
    own.send('view', viewMessage(2, 0, 0, { status: 'over', end: {} }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(open()).toEqual([null]);
    close();
  });
});
