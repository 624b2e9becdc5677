// @vitest-environment node
import { expect, it } from 'vitest';
import { nearest } from './arrowKeys';

const spots = [
  { x: 10, y: 0 },
  { x: 30, y: 0 },
  { x: 12, y: 20 },
];

it('leads to the nearest one in a direction', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(0);
  expect(nearest({ x: 10, y: 0 }, spots, [1, 0])).toBe(1);
  expect(nearest({ x: 10, y: 0 }, spots, [0, 1])).toBe(2);
});

it('leads nowhere where nothing is', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [0, -1])).toBe(-1);
});

it('leads nowhere rather than far aside', () => {
  expect(nearest({ x: 300, y: 100 }, [{ x: 340, y: 660 }], [1, 0])).toBe(-1);
  expect(nearest({ x: 300, y: 100 }, [{ x: 340, y: 660 }], [0, 1])).toBe(0);
});
