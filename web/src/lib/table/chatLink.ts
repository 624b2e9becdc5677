import { router } from '../router.svelte';

/** The key of a chat invitation in the page's address, or `null`. It is in the fragment, which browsers do not send. */
export function chatKey(): string | null {
  return /^#chat=(\w+)$/.exec(router.hash)?.[1] ?? null;
}

/** The link with which a spectator of this table can join the chat. */
export function chatLink(key: string): string {
  return `${location.origin}${location.pathname}#chat=${key}`;
}
