import { untrack } from 'svelte';
import { snapshot, travel, type Goal, type Snapshot } from './flight';

/**
 * Lets pieces travel, and the focus stay, whenever what is drawn has changed. To be called within a component.
 *
 * @param drawn reads all that pieces move with
 * @param goal says where pieces have gone that cannot be seen any more
 */
export function moving(root: () => HTMLElement | undefined, drawn: () => unknown, goal: (board: HTMLElement) => Goal) {
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
      travel(board, before, untrack(() => goal(board)));
      before = null;
    }
    // A button that was drawn anew is still the one that had the focus.
    if (focused !== undefined && document.activeElement === document.body) {
      board?.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    }
  });
}
