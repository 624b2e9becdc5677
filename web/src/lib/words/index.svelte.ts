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
/** Whether the words of all pages are there. */
let whole = false;
let wanted: { language: Language; whole: boolean } = { language: 'en', whole };
let coming = Promise.resolve();

export function speak(language: Language): Promise<void> {
  return bring({ ...wanted, language });
}

/** Makes sure that the words of all pages are there. */
export async function allWords(): Promise<void> {
  if (!whole) {
    await bring({ ...wanted, whole: true });
  }
}

function bring(now: typeof wanted): Promise<void> {
  wanted = now;
  coming = load(now);
  return coming;
}

async function load(now: typeof wanted): Promise<void> {
  const { default: loaded } = await (now.whole ? catalogues : beginnings)[now.language]();
  if (now !== wanted) {
    return coming; // something else is wanted by now
  }
  words = loaded;
  spoken = now.language;
  whole = now.whole;
  document.documentElement.lang = now.language;
}

export function language(): Language {
  return spoken;
}

/** The words for a key; `{0}` stands for the first argument, `{0|card|cards}` for the form that fits that number. */
export function t(key: keyof Words, ...args: (string | number)[]): string {
  return fill(words[key] ?? key, args);
}
