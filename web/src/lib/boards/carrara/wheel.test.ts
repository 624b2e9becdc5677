import { describe, expect, it } from 'vitest';
import { at, MIDDLE, sectors, spots } from './wheel';

const price = (_: string, section: number) => 6 - section;

describe('The wheel', () => {
  it('has its first section to the right of the top, clockwise', () => {
    expect(at(100, 0)).toEqual([MIDDLE, MIDDLE - 100]);
    expect(at(100, 90)).toEqual([MIDDLE + 100, MIDDLE]);
  });

  it('has a distinct place for every block of a section', () => {
    for (let count = 1; count <= 11; count++) {
      const places = spots(count).map((spot) => `${spot.radius} ${spot.degrees}`);
      expect(new Set(places).size).toBe(count);
    }
  });

  it('keeps blocks apart while there are few', () => {
    for (let count = 2; count <= 7; count++) {
      const least = spots(count)[0]!.size;
      const places = spots(count).map((spot) => at(spot.radius, spot.degrees));
      for (const [i, [x, y]] of places.entries()) {
        for (const [u, v] of places.slice(i + 1)) {
          expect(Math.hypot(x - u, y - v)).toBeGreaterThanOrEqual(Math.min(25, least));
        }
      }
    }
  });

  it('turns its blocks with it, and only forward', () => {
    const before = sectors([['white', 'red', 'red'], [], [], [], [], ['blue']], 4, price).flatMap((sector) => sector.blocks);
    const after = sectors([['blue', 'green'], ['white', 'red', 'red'], [], [], [], []], 5, price).flatMap((sector) => sector.blocks);
    for (const { key, colour, section, degrees } of before) {
      const now = after.find((each) => each.key === key)!;
      expect([now.colour, now.section]).toEqual([colour, (section + 1) % 6]);
      expect(now.degrees - degrees).toBeGreaterThan(0);
    }
    expect(after.filter(({ key }) => !before.some((each) => each.key === key)).map(({ colour }) => colour)).toEqual(['green']);
    expect(new Set(after.map(({ key }) => key)).size).toBe(after.length);
  });

  it('knows the price of a block at its place', () => {
    expect(sectors([['white'], ['white'], [], [], [], []], 0, price).map(({ blocks }) => blocks[0]?.price)).toEqual([
      6,
      5,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
