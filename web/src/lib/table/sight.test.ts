import { expect, it } from 'vitest';
import { crc32, Sums, withKnownChat, withOlderChat } from './sight';
import type { View } from './table';

it('counts as everybody does', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});

it('doubts no view any more after two sums in a row were others', () => {
  const view = { version: 7, events: [], chat: [] } as unknown as View;
  const sums = new Sums();
  const right = crc32('{"version":7}');
  expect(['other', right, 'other', 'other', 'other', right].map((sum) => sums.isRight(view, sum))).toEqual([false, true, false, false, true, true]);
});

function talked(from: number, to: number, earlier: boolean): View {
  const chat = Array.from({ length: to - from }, (_, i) => ({ version: from + i, text: `${from + i}` }));
  return { chat, earlier } as unknown as View;
}

it('keeps older messages when a view brings the latest again, unless some between them are missing', () => {
  expect(withKnownChat(talked(50, 100, true), talked(1, 90, false))).toEqual(talked(1, 100, false));
  expect(withKnownChat(talked(50, 100, true), talked(1, 40, false))).toEqual(talked(50, 100, true));
  expect(withKnownChat(talked(0, 0, false), talked(1, 40, true))).toEqual(talked(0, 0, false));
  expect(withKnownChat(talked(50, 100, true), null)).toEqual(talked(50, 100, true));
});

it('takes a page of older messages only where it belongs', () => {
  const page = talked(1, 50, false);
  expect(withOlderChat(talked(50, 60, true), page, 50)).toEqual(talked(1, 60, false));
  expect(withOlderChat(talked(55, 60, true), page, 50)).toEqual(talked(55, 60, true));
});
