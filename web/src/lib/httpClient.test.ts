import { afterEach, expect, it, vi } from 'vitest';
import { get } from './httpClient';
import { serverTime } from './serverClock';

const noon = Date.parse('2030-05-01T12:00:00Z');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sets the clock from responses, none of which is an old one that the browser has kept', async () => {
  vi.useFakeTimers({ now: noon });
  const ask = vi.fn(async (_path: string, _request: RequestInit) => new Response('{}', { headers: { Date: new Date(noon + 60_000).toUTCString() } }));
  vi.stubGlobal('fetch', ask);
  await get('/api/tables/t/data');
  expect(ask.mock.calls[0]![1].cache).toBe('no-cache');
  expect(serverTime()).toBe(noon + 60_000);
});
