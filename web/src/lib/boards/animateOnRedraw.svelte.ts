import { untrack } from 'svelte';
import { isFocusLost } from '../focus';
import { snapshot, animateChanges, type Snapshot, type Routes } from './flipAnimation';

/**
 * Animates moved pieces and restores the focus whenever the drawing changes. Call it during component initialization.
 *
 * @param drawn reads all state on which pieces depend
 * @param routes gives the destinations of pieces that are no longer visible, and the origins of new ones
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
      animateChanges(
        board,
        before,
        untrack(() => routes(board)),
      );
      before = null;
    }
    // A redrawn button keeps the focus.
    if (focused !== undefined && isFocusLost()) {
      board?.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    }
  });
}
