import type { Component } from 'svelte';
import type { BoardProps } from '../table/table';

/** A board of any game; the caller ensures that the position is of that game. */
export type Board = Component<BoardProps<any, any>>;

/** The boards by the names of their games. Games without one use `MoveListBoard`. */
const boards: { [game: string]: () => Promise<{ default: Board }> } = {
  towers: () => import('./towers/Board.svelte') as Promise<{ default: Board }>,
  citta: () => import('./citta/Board.svelte') as Promise<{ default: Board }>,
  carrara: () => import('./carrara/Board.svelte') as Promise<{ default: Board }>,
};

export async function boardOf(game: string): Promise<Board> {
  return (await (boards[game] ?? (() => import('./MoveListBoard.svelte')))()).default;
}
