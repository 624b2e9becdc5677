import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { syncServerClock } from '../serverClock';
import SeatClock from './SeatClock.svelte';

const noon = Date.parse('2030-05-01T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => vi.useRealTimers());

it('shows the remaining time by the server clock, at once and as it runs down', async () => {
  syncServerClock(new Date(noon + 3_600_000).toUTCString(), noon, noon);
  const clock = await render(SeatClock, { bank: 90_000, deadline: null });
  expect(screen.getByRole('timer').textContent).toBe('1:30');
  vi.setSystemTime(noon + 60_000);
  await clock.rerender({ bank: 90_000, deadline: noon + 3_600_000 + 60_000 + 20_000 });
  expect(screen.getByRole('timer').textContent).toBe('0:20');
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.getByRole('timer').textContent).toBe('0:15');
});
