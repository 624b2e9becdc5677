import { expect, it } from 'vitest';
import { crc32, ViewChecker, withKnownChat, withOlderChat } from './viewUpdates';
import type { View } from './table';

it('counts as everybody does', () => {
  expect(crc32('123456789')).toBe('cbf43926');
  expect(crc32('')).toBe('00000000');
});

it('doubts no view any more after two sums in a row were others', () => {
  const view = { version: 7, events: [], chat: [] } as unknown as View;
  const checker = new ViewChecker();
  const right = crc32('{"version":7}');
  expect(['other', right, 'other', 'other', 'other', right].map((sum) => checker.matches(view, sum))).toEqual([false, true, false, false, true, true]);
});

function withChat(from: number, to: number, earlier: boolean): View {
  const chat = Array.from({ length: to - from }, (_, i) => ({ version: from + i, text: `${from + i}` }));
  return { chat, earlier } as unknown as View;
}

it('keeps older messages when a view brings the latest again, unless some between them are missing', () => {
  expect(withKnownChat(withChat(50, 100, true), withChat(1, 90, false))).toEqual(withChat(1, 100, false));
  expect(withKnownChat(withChat(50, 100, true), withChat(1, 40, false))).toEqual(withChat(50, 100, true));
  expect(withKnownChat(withChat(0, 0, false), withChat(1, 40, true))).toEqual(withChat(0, 0, false));
  expect(withKnownChat(withChat(50, 100, true), null)).toEqual(withChat(50, 100, true));
});

it('takes a page of older messages only where it belongs', () => {
  const page = withChat(1, 50, false);
  expect(withOlderChat(withChat(50, 60, true), page, 50)).toEqual(withChat(1, 60, false));
  expect(withOlderChat(withChat(55, 60, true), page, 50)).toEqual(withChat(55, 60, true));
});
