import { expect, it } from 'vitest';
import { isWithin } from './reach';

it('knows what is in sight', () => {
  const frame = { top: 50, bottom: 250 };
  expect(isWithin({ top: 60, bottom: 100 }, frame)).toBe(true);
  expect(isWithin({ top: 20, bottom: 100 }, frame)).toBe(false);
  expect(isWithin({ top: 240, bottom: 260 }, frame)).toBe(false);
  expect(isWithin({ top: 0, bottom: 400 }, frame)).toBe(true);
});
