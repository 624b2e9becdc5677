// @vitest-environment node
import { expect, it } from 'vitest';
import { nearest } from './arrowKeys';

const spots = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 12, y: 20 },
];

it('finds the nearest spot in a direction', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(nearest({ x: 10, y: 0 }, spots, [1, 0])).toBe(1);
  expect(nearest({ x: 10, y: 0 }, spots, [0, 1])).toBe(2);
});

it('finds nothing where no spot is', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});

it('finds nothing if the only spot is far off to the side', () => {
  expect(nearest({ x: 300, y: 100 }, [{ x: 340, y: 660 }], [1, 0])).toBe(-1);
  expect(nearest({ x: 300, y: 100 }, [{ x: 340, y: 660 }], [0, 1])).toBe(0);
});
