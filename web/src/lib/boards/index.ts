import type { Board, GameManifest } from './gameManifest';

export type { Board };

const found = Object.entries(import.meta.glob<GameManifest>('./*/manifest.ts', { eager: true, import: 'default' }))
  .map(([path, manifest]): [string, GameManifest] => [path.split('/')[1]!, manifest])
  .sort(([, a], [, b]) => a.order - b.order);

/** The manifests of the games by name, in the order of the home page. A game is a folder with a manifest. */
export const manifests: ReadonlyMap<string, GameManifest> = new Map(found);

/** The names of the games in the order of the home page. */
export const games: readonly string[] = [...manifests.keys()];

/** The board of a game. Games without one use `MoveListBoard`. */
export async function boardOf(game: string): Promise<Board> {
  return (await (manifests.get(game)?.board ?? (() => import('./MoveListBoard.svelte')))()).default;
}
