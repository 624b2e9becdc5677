import { t } from './words/index.svelte';

/** Guests who have not said their name are called so, in the language in which they came. */
const GENERATED_NAME = /^(?:Guest|Invité|Ospite) (\d{3})$/;

export function randomGuestName(): string {
  return t('home.guest', 100 + Math.floor(Math.random() * 900));
}

/** The name of a person; of who has not said any, in the language of who reads it. */
export function displayName(name: string): string {
  const number = GENERATED_NAME.exec(name)?.[1];
  return number ? t('home.guest', number) : name;
}
