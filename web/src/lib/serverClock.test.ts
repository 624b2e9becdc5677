import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const noon = Date.parse('2030-05-01T12:00:00Z');
let clock: typeof import('./serverClock');

/** The server sends whole seconds, after some latency. */
function answer(now: number, ahead: number) {
  clock.syncServerClock(new Date(Math.floor((now + ahead) / 1000) * 1000).toUTCString(), now - 40, now + 40);
}

beforeEach(async () => {
  vi.useFakeTimers({ now: noon });
  vi.resetModules();
  clock = await import('./serverClock');
});
afterEach(() => vi.useRealTimers());

it('uses the time of this device while that may be right', () => {
  expect(clock.serverTime()).toBe(noon);
  answer(noon + 300, 0);
  answer(noon + 900, 0);
  clock.syncServerClock(null, noon, noon);
  expect(clock.serverTime()).toBe(noon);
});

it('becomes more exact with every response', () => {
  const ahead = 7 * 60_000 + 250;
  for (let i = 0; i < 40; i++) {
    answer(noon + i * 1037, ahead);
  }
  expect(Math.abs(clock.serverTime() - noon - ahead)).toBeLessThan(100);
});

it('restarts after a clock was set', () => {
  answer(noon, 90_000);
  answer(noon + 5000, -3_600_000);
  expect(Math.abs(clock.serverTime() - noon + 3_600_000)).toBeLessThan(1100);
});
