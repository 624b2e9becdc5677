import { expect, it } from 'vitest';
import { crc32, ViewChecker, withKnownChat, withOlderChat } from './viewUpdates';
import type { View } from './table';

it('The checksum equals the standard CRC-32', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});

it('Views are no longer checked after two mismatches in a row', () => {
  const view = { version: 7, events: [], chat: [] } as unknown as View;
  const checker = new ViewChecker();
  const right = crc32('{"version":7}');
  expect(['other', right, 'other', 'other', 'other', right].map((sum) => checker.matches(view, sum))).toEqual([false, true, false, false, true, true]);
});

function withChat(from: number, to: number, earlier: boolean): View {
  const chat = Array.from({ length: to - from }, (_, i) => ({ version: from + i, text: `${from + i}` }));
  return { chat, earlier } as unknown as View;
}

it('Older messages are kept when a view repeats the latest, unless some between them are missing', () => {
  expect(withKnownChat(withChat(50, 100, true), withChat(1, 90, false))).toEqual(withChat(1, 100, false));
  expect(withKnownChat(withChat(50, 100, true), withChat(1, 40, false))).toEqual(withChat(50, 100, true));
  expect(withKnownChat(withChat(0, 0, false), withChat(1, 40, true))).toEqual(withChat(0, 0, false));
  expect(withKnownChat(withChat(50, 100, true), null)).toEqual(withChat(50, 100, true));
});

it('A page of older messages is added only if it fits', () => {
  const page = withChat(1, 50, false);
  expect(withOlderChat(withChat(50, 60, true), page, 50)).toEqual(withChat(1, 60, false));
  expect(withOlderChat(withChat(55, 60, true), page, 50)).toEqual(withChat(55, 60, true));
});
