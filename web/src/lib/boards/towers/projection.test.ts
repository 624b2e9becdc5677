import { describe, expect, it } from 'vitest';
import { fitProjection, pointAt, slantOf } from './projection';

describe('A view of the city', () => {
  for (const size of [6, 8, 10, 12]) {
    for (const [width, height] of [
      [1088, 600],
      [672, 380],
      [344, 350],
      [1600, 900],
    ] as const) {
      it(`of ${size} fits into ${width} × ${height}`, () => {
        const peaks = [{ v: size - 1, height: 5 }];
        const projection = fitProjection(size, { width, height }, peaks);
        expect(pointAt(projection, 0, 0)[0]).toBeGreaterThan(0);
        expect(pointAt(projection, size, size)[0]).toBeLessThan(width);
        expect(pointAt(projection, 0, 0)[1]).toBeLessThan(height);
        expect(pointAt(projection, 0, size)[1]).toBeGreaterThan(0);
        expect(projection.lot).toBeGreaterThan(width < 400 ? 22 : 24);
      });
    }
  }

  it('leaves the corners free', () => {
    const space = { width: 1088, height: 600, topLeft: { width: 210, height: 240 }, bottomRight: { width: 240, height: 240 } };
    const projection = fitProjection(8, space, []);
    const right = pointAt(projection, 8, (240 - (600 - projection.y)) / projection.dy);
    expect(right[0]).toBeLessThan(1088 - 240);
    const left = pointAt(projection, 0, Math.min(8, (projection.y - 240) / projection.dy));
    expect(left[0]).toBeGreaterThan(210);
  });

  it('is steeper in narrow spaces', () => {
    expect(slantOf({ width: 344, height: 350 })).toBeLessThan(0.2);
    expect(slantOf({ width: 1088, height: 600 })).toBe(1);
  });
});
