import { untrack } from 'svelte';
import { isLost } from '../focus';
import { snapshot, travel, type Snapshot, type Ways } from './flight';

/**
 * Lets pieces travel, and the focus stay, whenever what is drawn has changed. To be called within a component.
 *
 * @param drawn reads all that pieces move with
 * @param ways says where pieces have gone that cannot be seen any more, and where others have come from
 */
export function moving(root: () => HTMLElement | undefined, drawn: () => unknown, ways: (board: HTMLElement) => Ways) {
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
      travel(board, before, untrack(() => ways(board)));
      before = null;
    }
    // A button that was drawn anew is still the one that had the focus.
    if (focused !== undefined && isLost()) {
      board?.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    }
  });
}
