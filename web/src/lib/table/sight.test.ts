import { expect, it } from 'vitest';
import { crc32 } from './sight';

it('counts as everybody does', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});
