import { beforeAll, expect, it } from 'vitest';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import type { SeatInfo, View } from './table';
import { nameOf, personName, seatName } from './names';

beforeAll(async () => {
  await setLanguage('en');
  await loadAllWords();
});

const bot = (level: string) => ({ name: null, person: null, bot: level });
const person = (id: string, name: string) => ({ name, person: id, bot: null });
const seats = [
  bot('level2'),
  person('a', 'Ada'),
  bot('level2'),
  bot('level1'),
  bot('level2'),
  person('b', 'Ada'),
  { name: null, person: null, bot: null },
] as SeatInfo[];

it('numbers people with equal names', () => {
  const names = seats.map((_, seat) => seatName(seats, seat));
  expect(names).toEqual(['Apprentice', 'Ada', 'Apprentice 2', 'Beginner', 'Apprentice 3', 'Ada 2', 'Seat 7']);
});

it('uses the same name for a person everywhere', () => {
  const view = { seat: 1, seats } as View;
  expect([nameOf(view, 1), nameOf(view, 2), personName(view, 'b'), personName(view, 'c')]).toEqual(['You', 'Apprentice 2', 'Ada 2', 'Spectator']);
});
