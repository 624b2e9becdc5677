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
});
