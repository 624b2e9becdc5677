import { fill } from './fill';
import type { Language } from './languages';
import type { Words } from './en';

/**
 * The words of the pages, in one language at a time. Sentences about games come from the table in that
 * language; here are only those of buttons, headings and pieces.
 */
const catalogues: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

/** The first page needs but a few of them. */
const beginnings: Record<Language, () => Promise<{ default: Partial<Words> }>> = {
  en: () => import('./en/first'),
  fr: () => import('./fr/first'),
  it: () => import('./it/first'),
};

let words = $state.raw<Partial<Words>>({});
let spoken = $state<Language>('en');
let whole = false;

export async function speak(language: Language): Promise<void> {
  words = (await (whole ? catalogues : beginnings)[language]()).default;
  spoken = language;
  document.documentElement.lang = language;
}

/** Makes sure that the words of all pages are there. */
export async function allWords(): Promise<void> {
  if (!whole) {
    whole = true;
    await speak(spoken);
  }
}

export function language(): Language {
  return spoken;
}

/** The words for a key; `{0}` stands for the first argument, `{0|card|cards}` for the form that fits that number. */
export function t(key: keyof Words, ...args: (string | number)[]): string {
  return fill(words[key] ?? key, args);
}
