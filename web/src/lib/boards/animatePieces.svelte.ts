import { untrack } from 'svelte';
import { isFocusLost } from '../focus';
import { snapshot, animateChanges, type Snapshot, type Routes } from './pieceAnimation';

/**
 * Lets pieces travel, and the focus stay, whenever what is drawn has changed. To be called within a component.
 *
 * @param drawn reads all that pieces move with
 * @param routes says where pieces have gone that cannot be seen any more, and where others have come from
 */
export function animatePieces(root: () => HTMLElement | undefined, drawn: () => unknown, routes: (board: HTMLElement) => Routes) {
  let before: Snapshot | null = null;
  let focused: string | undefined;

  $effect.pre(() => {
    drawn();
    const board = untrack(root);
    before = board ? snapshot(board) : null;
    focused = board?.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset['key'] : undefined;
  });
  $effect(() => {
    drawn();
    const board = untrack(root);
    if (before && board) {
      animateChanges(board, before, untrack(() => routes(board)));
      before = null;
    }
    // A button that was drawn anew is still the one that had the focus.
    if (focused !== undefined && isFocusLost()) {
      board?.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    }
  });
}
