import type { Lots } from './position';

/** A place on the board as seen on the screen: columns from the left, rows from the front. */
export interface Spot {
  u: number;
  v: number;
}

export function lotAt(column: number, row: number): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

export function gridOf(lot: string): [column: number, row: number] {
  return [lot.charCodeAt(0) - 97, Number(lot.slice(1)) - 1];
}

/** The screen place of a lot after some quarter turns of the city. */
export function spotOf(lot: string, size: number, turns: number): Spot {
  let [u, v] = gridOf(lot);
  for (let i = 0; i < turns; i++) {
    [u, v] = [v, size - 1 - u];
  }
  return { u, v };
}

/** The lot at a screen place, the inverse of [spotOf]. */
export function lotOf({ u, v }: Spot, size: number, turns: number): string {
  let [column, row] = [u, v];
  for (let i = 0; i < turns; i++) {
    [column, row] = [size - 1 - row, column];
  }
  return lotAt(column, row);
}

/** The labels at the front and the left side of the city. */
export function labels(size: number, turns: number): { front: string[]; left: string[] } {
  const name = (lot: string, letter: boolean) => (letter ? lot.charAt(0) : lot.slice(1));
  const along = [...Array(size).keys()];
  const even = turns % 2 === 0;
  return {
    front: along.map((u) => name(lotOf({ u, v: 0 }, size, turns), even)),
    left: along.map((v) => name(lotOf({ u: 0, v }, size, turns), !even)),
  };
}

export function allLots(size: number): string[] {
  return [...Array(size * size).keys()].map((i) => lotAt(i % size, Math.floor(i / size)));
}

function beside(lot: string): string[] {
  const [column, row] = gridOf(lot);
  return [lotAt(column + 1, row), lotAt(column - 1, row), lotAt(column, row + 1), lotAt(column, row - 1)];
}

/** A group of adjacent stacks. */
export interface Block {
  lots: string[];
  towers: string[];
  houses: number;
}

export function blocks(lots: Lots): Block[] {
  const seen = new Set<string>();
  const found: Block[] = [];
  for (const start of Object.keys(lots)) {
    if (seen.has(start)) {
      continue;
    }
    seen.add(start);
    const group = [start];
    // The list grows during iteration.
    for (const lot of group) {
      for (const next of beside(lot)) {
        if (lots[next] && !seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    const towers = group.filter((lot) => lots[lot]!.length > 1);
    found.push({ lots: group, towers, houses: group.length - towers.length });
  }
  return found;
}

/** The two numbers that decide a struggle. The board only shows them; the engine compares them. */
export function strength(block: Block, lots: Lots): { first: number; size: number } | null {
  const [tower] = block.towers;
  return tower ? { first: Math.min(lots[tower]!.length, block.houses), size: block.lots.length } : null;
}
