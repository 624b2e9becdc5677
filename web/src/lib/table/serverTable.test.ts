import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerTable } from './serverTable.svelte';
import { crc32 } from './viewUpdates';
import { FakeStream } from './fakeStream';

const view = { status: 'playing', moves: ['red c4', 'red c5'], asked: [0] };

async function opened(): Promise<{ table: ServerTable; stream: FakeStream }> {
  const table = new ServerTable('t1');
  await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1));
  return { table, stream: FakeStream.opened[0]! };
}

describe('A table on the server', () => {
  beforeEach(() => {
    FakeStream.opened = [];
    vi.stubGlobal('EventSource', FakeStream);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('{}')),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('loads older messages, and keeps them when it receives a complete view', async () => {
    const { table, stream } = await opened();
    const said = (...versions: number[]) => versions.map((version) => ({ version, text: 'hi' }));
    stream.send('view', { version: 9, view, from: 0, events: [], chat: said(7, 9), earlier: true });
    await vi.waitFor(() => expect(table.view?.earlier).toBe(true));
    vi.mocked(fetch).mockResolvedValue(new Response(JSON.stringify({ chat: said(3, 5), earlier: false })));
    expect(await table.loadOlder()).toEqual({ ok: true, value: 2 });
    expect(fetch).toHaveBeenLastCalledWith(expect.stringContaining('/api/tables/t1/chat?before=7'), expect.anything());
    stream.send('news', { version: 10, hash: '', view: {}, from: 0, events: [], chat: said(10) });
    stream.send('view', { version: 10, view, from: 0, events: [], chat: said(9, 10), earlier: true });
    await vi.waitFor(() => expect(table.view?.version).toBe(10));
    expect(table.view?.chat.map(({ version }) => version)).toEqual([3, 5, 7, 9, 10]);
    expect(table.view?.earlier).toBe(false);
  });

  it('merges updates into its view', async () => {
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view, from: 0, events: [{ text: 'a' }, { text: 'b' }], chat: [{ text: 'hi' }] });
    stream.send('news', { version: 6, view: { moves: [] }, from: 1, events: [{ text: 'c' }, { text: 'd' }], chat: [] });
    await vi.waitFor(() => expect(table.view).not.toBeNull());
    expect(table.view).toMatchObject({ version: 6, status: 'playing', moves: [], asked: [0] });
    expect(table.view?.events.map((event) => event.text)).toEqual(['a', 'c', 'd']);
    expect(table.view?.chat).toHaveLength(1);
    expect(table.intermediateViews.map(({ version }) => version)).toEqual([5]);
    expect(table.link).toBe('live');
    table.close();
  });

  it('requests a complete view when its own differs from the server view', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table, stream } = await opened();
    const whole = { version: 5, ...view };
    stream.send('view', { version: 5, hash: 'any', view: whole, from: 0, events: [], chat: [] });
    await vi.advanceTimersByTimeAsync(1);
    const hash = crc32('{"version":6,"status":"playing","moves":["è"],"asked":[0]}');
    stream.send('news', { version: 6, hash, view: { version: 6, moves: ['è'] }, from: 0, events: [], chat: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.view?.version).toBe(6);
    expect(FakeStream.opened).toHaveLength(1);
    stream.send('news', { version: 8, hash, view: { version: 8 }, from: 0, events: [], chat: [] });
    await vi.advanceTimersByTimeAsync(1);
    expect(table.view?.version).toBe(6);
    expect(stream.closed).toBe(true);
    expect(FakeStream.opened).toHaveLength(2);
    table.close();
  });

  it('stops checking hashes after repeated mismatches', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table } = await opened();
    const tell = async (version: number) => {
      const stream = FakeStream.opened.at(-1)!;
      stream.send('view', { version, hash: 'any', view, from: 0, events: [], chat: [] });
      await vi.advanceTimersByTimeAsync(1);
      stream.send('news', { version: version + 1, hash: 'other', view: {}, from: 0, events: [], chat: [] });
      await vi.advanceTimersByTimeAsync(1);
    };
    for (let version = 5; version < 9; version++) {
      await tell(version);
    }
    expect(FakeStream.opened).toHaveLength(3);
    expect(table.view?.version).toBe(9);
    table.close();
  });

  it('opens one stream when it is lost after a missed update', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table, stream } = await opened();
    stream.send('view', { version: 5, hash: 'any', view, from: 0, events: [], chat: [] });
    await vi.advanceTimersByTimeAsync(1);
    stream.send('news', { version: 6, hash: 'other', view: {}, from: 0, events: [], chat: [] });
    stream.dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeStream.opened).toHaveLength(1);
    expect([table.view?.version, table.link]).toEqual([5, 'lost']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeStream.opened).toHaveLength(2);
    table.close();
  });

  it('shows a lost connection, and reconnects by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view, from: 0, events: [], chat: [] });
    stream.dispatchEvent(new Event('error'));
    expect(table.link).toBe('lost');
    expect(stream.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeStream.opened).toHaveLength(2);
    FakeStream.opened[1]!.send('view', { version: 7, view, from: 0, events: [], chat: [] });
    expect(table.link).toBe('live');
    await vi.advanceTimersByTimeAsync(1);
    expect(table.view?.version).toBe(7);
    table.close();
  });

  it('ignores data of a previous user', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view, from: 0, events: [], chat: [] });
    table.reopen();
    await vi.advanceTimersByTimeAsync(1);
    expect(table.view).toBeNull();
    table.close();
  });

  it('opens no stream while it is closed, and listens for the network again when it is reopened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const left = new ServerTable('t2');
    left.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(FakeStream.opened).toHaveLength(0);
    left.reopen();
    await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(1));
    FakeStream.opened[0]!.send('view', { version: 5, view, from: 0, events: [], chat: [] });
    dispatchEvent(new Event('offline'));
    expect(left.link).toBe('lost');
    left.close();
  });

  it('reconnects after a long silence', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view, from: 0, events: [], chat: [] });
    await vi.advanceTimersByTimeAsync(30_000);
    stream.send('beat', {});
    await vi.advanceTimersByTimeAsync(30_000);
    expect(table.link).toBe('live');
    await vi.advanceTimersByTimeAsync(11_000);
    expect(table.link).toBe('lost');
    table.close();
  });

  it('closes its stream in a hidden tab, unless the viewer plays', async () => {
    const { table, stream } = await opened();
    const hide = (hidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    stream.send('view', { version: 5, view: { ...view, seat: 0, end: null }, from: 0, events: [], chat: [] });
    await vi.waitFor(() => expect(table.view).not.toBeNull());
    hide(true);
    expect(stream.closed).toBe(false);
    hide(false);
    stream.send('view', { version: 6, view: { ...view, seat: null, end: null }, from: 0, events: [], chat: [] });
    await vi.waitFor(() => expect(table.view?.seat).toBeNull());
    expect(stream.closed).toBe(false);
    hide(true);
    expect(stream.closed).toBe(true);
    dispatchEvent(new Event('online'));
    expect(table.link).toBe('live');
    hide(false);
    await vi.waitFor(() => expect(FakeStream.opened).toHaveLength(2));
    table.close();
  });

  it('closes its stream in a tab that was hidden from the start', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view: { ...view, seat: null, end: null }, from: 0, events: [], chat: [] });
    await vi.waitFor(() => expect(stream.closed).toBe(true));
    expect(table.view?.version).toBe(5);
    table.close();
  });

  it('retries a command under the same key until it is answered', async () => {
    const { table } = await opened();
    const ask = vi.fn(async (_path: string, _request: RequestInit) => new Response('{"version":8}'));
    ask.mockRejectedValueOnce(new TypeError('no net'));
    vi.stubGlobal('fetch', ask);
    expect(await table.command({ type: 'say', text: 'hi' })).toEqual({ ok: true, value: null });
    const keys = ask.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    table.close();
  });

  it('retries a command that could not be saved, but not one that is refused', async () => {
    const { table } = await opened();
    const problem = (status: number) => new Response(JSON.stringify({ status, detail: 'no' }), { status });
    const ask = vi.fn(async (_path: string, _request: RequestInit) => problem(422));
    ask.mockResolvedValueOnce(problem(503));
    vi.stubGlobal('fetch', ask);
    expect((await table.command({ type: 'say', text: 'hi' })).ok).toBe(false);
    const keys = ask.mock.calls.map(([, request]) => (request.headers as Record<string, string>)['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    table.close();
  });

  it('is sending a command until its effect is visible', async () => {
    const { table, stream } = await opened();
    stream.send('view', { version: 5, view, from: 0, events: [], chat: [] });
    vi.stubGlobal('fetch', async () => new Response('{"version":6}'));
    let done = false;
    const played = table.play('red c4').then(() => (done = true));
    await new Promise((later) => setTimeout(later, 60));
    expect([done, table.sending]).toEqual([false, true]);
    stream.send('view', { version: 6, view, from: 0, events: [], chat: [] });
    await played;
    expect([table.view?.version, table.sending]).toEqual([6, false]);
    table.close();
  });

  it('sends a move after all previews have been answered', async () => {
    const { table } = await opened();
    let answer = (_: Response) => {};
    const ask = vi.fn((path: string) => (path.includes('/preview') ? new Promise<Response>((done) => (answer = done)) : Promise.resolve(new Response('{}'))));
    vi.stubGlobal('fetch', ask);
    void table.preview(['red c4']);
    const played = table.play('red c4');
    await new Promise((done) => setTimeout(done, 10));
    expect(ask).toHaveBeenCalledTimes(1);
    answer(new Response('{}'));
    expect(await played).toEqual({ ok: true, value: null });
    expect(ask).toHaveBeenCalledTimes(2);
    table.close();
  });

  it('passes on a refusal with its rule', async () => {
    const { table } = await opened();
    const problem = { status: 422, detail: 'Not there.', rule: 'T4.1' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 422 }));
    expect(await table.play('red c4')).toEqual({ ok: false, refusal: { rule: 'T4.1', sentence: 'Not there.' } });
    table.close();
  });
});
