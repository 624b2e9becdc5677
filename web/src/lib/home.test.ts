import { describe, expect, it } from 'vitest';
import { byTimeLeft, isFree, type Turn } from './home.svelte';

const table = (id: string, due: number | null, updated: number) => ({ id, due, updated }) as Turn;

describe('The tables of the first page', () => {
  it('stand by the time that is left, and without a clock by how long they have waited', () => {
    const sorted = byTimeLeft([table('a', null, 2), table('b', null, 1), table('c', 900, 3), table('d', 100, 4)]);
    expect(sorted.map((each) => each.id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('have free seats where neither a person nor a bot sits', () => {
    expect([{ person: 'x' }, { bot: 'level1' }, { person: null, name: null, bot: null }].map(isFree)).toEqual([false, false, true]);
  });
});
