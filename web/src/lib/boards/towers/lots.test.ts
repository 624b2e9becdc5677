import { expect, it } from 'vitest';
import { allLots, blocks, labels, lotOf, spotOf, strength } from './lots';

it('rotates the city and back', () => {
  for (const turns of [0, 1, 2, 3]) {
    for (const lot of allLots(6)) {
      expect(lotOf(spotOf(lot, 6, turns), 6, turns)).toBe(lot);
    }
  }
  expect(spotOf('a1', 8, 1)).toEqual({ u: 0, v: 7 });
  expect(spotOf('a1', 8, 2)).toEqual({ u: 7, v: 7 });
});

it('labels columns and rows where they are seen', () => {
  expect(labels(6, 0).front.join('')).toBe('abcdef');
  expect(labels(6, 0).left.join('')).toBe('123456');
  expect(labels(6, 1).front.join('')).toBe('123456');
  expect(labels(6, 1).left.join('')).toBe('fedcba');
  expect(labels(6, 2).left.join('')).toBe('654321');
});

it('finds blocks, connected by sides and not by corners', () => {
  const lots = { a2: 'r', a1: 'wrk', b1: 'w', c2: 'k' };
  const found = blocks(lots);
  expect(found.map((block) => [...block.lots].sort())).toEqual([['a1', 'a2', 'b1'], ['c2']]);
  expect(found[0]!.towers).toEqual(['a1']);
  expect(strength(found[0]!, lots)).toEqual({ first: 2, size: 3 });
  expect(strength(found[1]!, lots)).toBeNull();
});
