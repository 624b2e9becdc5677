/** The check of a game's folder, for tests. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { faults } from '../words/faults';
import { languages, type Language } from '../words/languages';
import type { GameManifest } from './gameManifest';

const FILES = {
  manifest: 'manifest.ts',
  board: 'Board.svelte',
  picture: 'GamePicture.svelte',
  icon: 'GameIcon.svelte',
  lesson: 'lesson.ts',
  'tables for tests': 'testTables.ts',
};

type Words = { [key: string]: string };

/** The parts that the folder of a game lacks. */
export async function missingParts(game: string, folder: string): Promise<string[]> {
  const missing: string[] = [];
  const require = (part: string, file: string): boolean => {
    const found = existsSync(join(folder, file));
    if (!found) missing.push(`${part}: no ${file}`);
    return found;
  };
  const load = async <T>(file: string): Promise<T> => ((await import(/* @vite-ignore */ resolve(folder, file))) as { default: T }).default;
  const words = async (part: string, file: (language: Language) => string): Promise<Words | null> => {
    const there = languages.filter((language) => require(`${part} in ${language}`, file(language)));
    if (!there.includes('en')) return null;
    const english = await load<Words>(file('en'));
    for (const language of there) {
      missing.push(...faults(await load(file(language)), english).map((fault) => `${part} in ${language}: ${fault}`));
    }
    return english;
  };

  for (const [part, file] of Object.entries(FILES)) require(part, file);
  const all = await words('words', (language) => `words/${language}.ts`);
  const home = await words('words of the home page', (language) => `words/${language}.home.ts`);
  if (existsSync(join(folder, FILES.manifest)) && readFileSync(join(folder, FILES.manifest), 'utf8').includes("'./Figure.svelte'")) {
    require('figures', 'Figure.svelte');
  }
  // A manifest without the files that it imports cannot be loaded.
  if (all && missing.length === 0) {
    const figures = Object.keys((await load<GameManifest>(FILES.manifest)).figures?.heights ?? {}).map((rule) => `${game}.figure.${rule}`);
    missing.push(...figures.filter((key) => !all[key]).map((key) => `words in en: no ${key}`));
    const extra = Object.keys(all).filter((key) => key.startsWith(`${game}.figure.`) && !figures.includes(key));
    missing.push(...extra.map((key) => `figures: the manifest has no height for ${key}`));
  }
  for (const key of ['text', 'picture']) {
    if (home && !home[`${game}.home.${key}`]) missing.push(`words of the home page in en: no ${game}.home.${key}`);
  }
  const foreign = [...Object.keys(all ?? {}), ...Object.keys(home ?? {})].filter((key) => !key.startsWith(`${game}.`));
  return [...missing, ...foreign.map((key) => `words in en: ${key} does not begin with ${game}`)];
}
