import { afterEach, expect, it, vi } from 'vitest';
import { get } from './httpClient';
import { serverTime } from './serverClock';

const noon = Date.parse('2030-05-01T12:00:00Z');

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sets the clock from responses, except from cacheable ones', async () => {
  vi.useFakeTimers({ now: noon });
  const answers = (date: number, cached: string) =>
    vi.stubGlobal('fetch', async () => new Response('{}', { headers: { Date: new Date(date).toUTCString(), 'Cache-Control': cached } }));
  answers(noon - 1_800_000, 'max-age=3600, private');
  await get('/api/tables/t/data');
  expect(serverTime()).toBe(noon);
  answers(noon + 60_000, 'no-store');
  await get('/api/me');
  expect(serverTime()).toBe(noon + 60_000);
});
