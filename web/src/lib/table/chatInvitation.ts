import { router } from '../router.svelte';

/** The key of an invitation to the chat, if the address of the page has one. It is behind the `#`, which browsers do not send. */
export function chatKey(): string | null {
  return /^#chat=(\w+)$/.exec(router.hash)?.[1] ?? null;
}

/** The link with which a spectator of the table of this page can join the chat. */
export function chatLink(key: string): string {
  return `${location.origin}${location.pathname}#chat=${key}`;
}
