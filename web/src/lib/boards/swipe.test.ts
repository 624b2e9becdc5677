// @vitest-environment node
import { expect, it } from 'vitest';
import { direction } from './swipe';

it('goes forward on a left swipe, back on a right swipe, and ignores others', () => {
  expect(direction(-80, 10)).toBe(1);
  expect(direction(80, -10)).toBe(-1);
  expect(direction(20, 0)).toBe(0);
  expect(direction(-80, 60)).toBe(0);
});
