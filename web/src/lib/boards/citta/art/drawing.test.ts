// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardFor, levelFor, smallWidth, widthFor, sidesWidth } from './drawing';
import { stackWalls } from './wallStack';

describe('The width of palaces', () => {
  it('is shared by all of them', () => {
    expect(widthFor(4, 446, 14, 4, 0, 124)).toBe(101);
    expect(widthFor(1, 446, 14, 4, 0, 124)).toBe(124);
  });

  it('is limited by the height if there is a limit', () => {
    expect(widthFor(4, 1000, 14, 4, 179, 124)).toBe(58);
  });

  it('never vanishes', () => {
    expect(widthFor(9, 0, 14, 4, 0, 124)).toBe(30);
    expect(smallWidth([6, 6, 0], 100, false)).toBe(26);
    expect(cardFor(0, 6, 38)).toBe(38);
  });

  it('leaves room for the names of the sides in a small quarter', () => {
    expect(smallWidth([3, 1, 1], 354, false)).toBe(49);
    expect(smallWidth([4, 1, 0], 264, true)).toBeGreaterThan(smallWidth([4, 1, 0], 264, false));
  });

  it('leaves room for the names of the sides', () => {
    expect(sidesWidth([6, 1], [74, 68], 334, 4, 76)).toBe(41);
    expect(sidesWidth([1, 1, 1], [74, 68, 54], 321, 4, 76)).toBe(76);
    expect(sidesWidth([9, 9, 9], [74, 68, 54], 321, 4, 76)).toBe(30);
  });

  it('decides the level of detail', () => {
    expect([110, 60, 42].map(levelFor)).toEqual(['l', 'm', 's']);
  });
});

describe('Walls', () => {
  it('overlap so that each can be counted', () => {
    const { pieces, height } = stackWalls(['1', '2', '3'], ['T1'], 's', 298);
    expect(pieces.map((piece) => piece.y)).toEqual([0, 48, 96, 144]);
    expect(pieces.at(-1)).toMatchObject({ card: 'T1', tower: true });
    expect(height).toBe(144 + 84);
  });

  it('move closer together as their number grows', () => {
    const many = Array.from({ length: 9 }, (_, i) => String(i));
    const { pieces, height } = stackWalls(many, [], 's', 298);
    expect(height).toBeLessThanOrEqual(298);
    expect(pieces[1]!.y).toBeGreaterThanOrEqual(26);
  });

  it('need no height if there are none', () => {
    expect(stackWalls([], [], 'l', 300)).toEqual({ pieces: [], height: 0 });
  });
});
