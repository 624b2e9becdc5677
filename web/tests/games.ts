import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GameManifest, TestTables } from '../src/lib/boards/gameManifest';

const folder = join(import.meta.dirname, '../src/lib/boards');

async function load<T>(game: string, file: string): Promise<T> {
  return ((await import(join(folder, game, file))) as { default: T }).default;
}

/** A game as the tests need it. */
export interface TestGame {
  name: string;
  manifest: GameManifest;
  tables: TestTables;
  /** The selector of the elements that can be tapped. */
  targets: string;
}

/** All games, found by their folders. */
export const games: TestGame[] = await Promise.all(
  readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'manifest.ts')))
    .map(async (name) => {
      const manifest = await load<GameManifest>(name, 'manifest.ts');
      const tables = await load<TestTables>(name, 'testTables.ts');
      return { name, manifest, tables, targets: manifest.targets.map((target) => `main ${target}`).join(', ') };
    }),
);

/** The selector of the elements of a game's board that can be tapped. */
export function targetsOf(game: string): string {
  return games.find(({ name }) => name === game)!.targets;
}
