import { fill } from './fill';
import type { Language } from './languages';
import type { Words } from './en';

/**
 * The texts of the pages in the current language. Sentences about games come from the server in that language; these
 * are only the labels, headings and names of pieces.
 */
const catalogues: Record<Language, () => Promise<{ default: Words }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
  it: () => import('./it'),
};

/** The home page needs only a few of them. */
const homeCatalogues: Record<Language, () => Promise<{ default: Partial<Words> }>> = {
  en: () => import('./en/first'),
  fr: () => import('./fr/first'),
  it: () => import('./it/first'),
};

let words = $state.raw<{ [key: string]: string }>({});
let currentLanguage = $state<Language>('en');
/** Whether the texts of all pages are loaded. */
let complete = false;
let requested: { language: Language; complete: boolean } = { language: 'en', complete };
let loading = Promise.resolve();

export function setLanguage(language: Language): Promise<void> {
  return request({ ...requested, language });
}

/** Loads the texts of all pages. */
export async function loadAllWords(): Promise<void> {
  if (!complete) {
    await request({ ...requested, complete: true });
  }
}

function request(now: typeof requested): Promise<void> {
  requested = now;
  loading = load(now);
  return loading;
}

async function load(now: typeof requested): Promise<void> {
  const { default: loaded } = await (now.complete ? catalogues : homeCatalogues)[now.language]();
  if (now !== requested) {
    return loading; // another language has been requested meanwhile
  }
  words = loaded;
  currentLanguage = now.language;
  complete = now.complete;
  document.documentElement.lang = now.language;
}

export function language(): Language {
  return currentLanguage;
}

/** The text for a key; `{0}` stands for the first argument, `{0|card|cards}` for the form that fits that number. */
export function t(key: keyof Words, ...args: (string | number)[]): string {
  return text(key, args);
}

/** The function `t` for a game, which also takes the keys of its own words. */
export function translator<Key extends string>(): (key: Key | keyof Words, ...args: (string | number)[]) => string {
  return (key, ...args) => text(key, args);
}

/** The keys that every game has, without its name. */
export type GameKey = 'home.text' | 'home.picture' | `lesson.${number}.see` | `lesson.${number}.do` | 'lesson.end' | `figure.${string}`;

export function gameText(game: string, key: GameKey): string {
  return text(`${game}.${key}`, []);
}

function text(key: string, args: (string | number)[]): string {
  return fill(words[key] ?? key, args, currentLanguage);
}
