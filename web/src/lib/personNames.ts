import { t } from './words/index.svelte';

/** The default names of guests, in each language. */
const GENERATED_NAME = /^(?:Guest|Invité|Ospite) (\d{3})$/;

export function randomGuestName(): string {
  return t('home.guest', 100 + Math.floor(Math.random() * 900));
}

/** The names that servers give to deleted accounts; the second one until this version. */
const DELETED_NAMES = ['(deleted)', '(gone)'];

/** The name to display; for unnamed guests and deleted accounts in the language of the reader. */
export function displayName(name: string): string {
  if (DELETED_NAMES.includes(name)) return t('home.deleted');
  const number = GENERATED_NAME.exec(name)?.[1];
  return number ? t('home.guest', number) : name;
}
