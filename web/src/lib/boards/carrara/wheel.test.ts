import { describe, expect, it } from 'vitest';
import { at, MIDDLE, spots } from './wheel';

describe('The wheel', () => {
  it('has its first section to the right of the top, clockwise', () => {
    expect(at(100, 0)).toEqual([MIDDLE, MIDDLE - 100]);
    expect(at(100, 90)).toEqual([MIDDLE + 100, MIDDLE]);
  });

  it('has a place for every block of a section, and no two alike', () => {
    for (let count = 1; count <= 11; count++) {
      const places = spots(count).map((spot) => `${spot.radius} ${spot.degrees}`);
      expect(new Set(places).size).toBe(count);
    }
  });

  it('hides no block behind another, as long as there are few', () => {
    for (let count = 2; count <= 5; count++) {
      const places = spots(count).map((spot) => at(spot.radius, spot.degrees));
      for (const [i, [x, y]] of places.entries()) {
        for (const [u, v] of places.slice(i + 1)) {
          expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(25);
        }
      }
    }
  });
});
