import { describe, expect, it } from 'vitest';
import { byTimeLeft, isFree, readOpenTables, type TableOnTurn } from './homeTables.svelte';

const table = (id: string, due: number | null, updated: number) => ({ id, due, updated }) as TableOnTurn;

describe('The tables of the home page', () => {
  it('are sorted by remaining time, and without a clock by waiting time', () => {
    const sorted = byTimeLeft([table('a', null, 2), table('b', null, 1), table('c', 900, 3), table('d', 100, 4)]);
    expect(sorted.map((each) => each.id)).toEqual(['d', 'c', 'b', 'a']);
  });

  it('are loaded page by page, each once, while there are more', async () => {
    const pages: Record<string, object> = {
      '': { tables: [{ id: 'a' }, { id: 'b' }], next: '1' },
      '&after=1': { tables: [{ id: 'b' }, { id: 'c' }], next: null },
    };
    const read = (after: string) => Promise.resolve(pages[after] as never);
    expect(await readOpenTables(1, read)).toEqual({ tables: [{ id: 'a' }, { id: 'b' }], more: true });
    expect(await readOpenTables(5, read)).toEqual({ tables: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], more: false });
  });

  it('have free seats without a person or a bot', () => {
    const nobody = { person: null, name: null, bot: null };
    expect([{ ...nobody, person: 'x' }, { ...nobody, bot: 'level1' }, nobody].map(isFree)).toEqual([false, false, true]);
  });
});
