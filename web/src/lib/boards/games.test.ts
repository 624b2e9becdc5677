import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../words/languages';
import { games, manifests } from '.';

const FOLDER = 'src/lib/boards';
const catalogues = import.meta.glob<object>('./*/words/en{,.home}.ts', { import: 'default' });

/** Files and folders that may name games: tests, what tests use, and what is generated from the server. */
const EXEMPT = [
  ...games.map((game) => `${FOLDER}/${game}/`),
  'src/dev/',
  'src/lib/protocol/',
  'scripts/docsPictures.mjs', // draws the pictures of the documentation
];

function filesIn(path: string): string[] {
  return statSync(path).isFile() ? [path] : readdirSync(path).flatMap((name) => filesIn(join(path, name)));
}

/** The first name of a game in a text, as a word or as the start of a compound such as `GameBoard`. */
function namedGame(text: string): string | undefined {
  return games.find((game) => {
    const capitalized = game.charAt(0).toUpperCase() + game.slice(1);
    return new RegExp(`(?<![a-zA-Z])(?:${game}|${game.toUpperCase()})(?![a-zà-ÿ])|${capitalized}(?![a-zà-ÿ])`).test(text);
  });
}

it('finds the names of games', () => {
  const [game] = games as [string];
  const capitalized = game.charAt(0).toUpperCase() + game.slice(1);
  for (const text of [game, `${game}.hand`, `${game}Board`, `${capitalized}Board`, `the${capitalized}`, `/${game}/`, game.toUpperCase()]) {
    expect(namedGame(text), text).toBe(game);
  }
  expect(namedGame(`${game}s un${game}`)).toBeUndefined();
});

it('names games only in their own folders', () => {
  const roots = ['index.html', 'dev.html', 'package.json', 'vite.config.ts', 'svelte.config.js', 'playwright.config.ts', 'public', 'scripts', 'src'];
  const files = roots
    .flatMap(filesIn)
    .filter((file) => /\.(ts|js|mjs|svelte|css|html|json|webmanifest|svg|sh)$/.test(file))
    .filter((file) => !file.endsWith('.test.ts') && !EXEMPT.some((exempt) => file.startsWith(exempt)));
  const named = files.flatMap((file) => {
    const game = namedGame(file) ?? namedGame(readFileSync(file, 'utf8'));
    return game ? [`${file} names ${game}`] : [];
  });
  expect(named).toEqual([]);
});

it('has a folder for each game of the server', () => {
  const kinds = readdirSync('../games').filter((name) => statSync(join('../games', name)).isDirectory());
  expect(games.toSorted()).toEqual(kinds.toSorted());
});

describe.each(games)('The folder of %s', (game) => {
  const folder = join(FOLDER, game);

  it('has all files', () => {
    const words = languages.flatMap((language) => [`words/${language}.ts`, `words/${language}.home.ts`]);
    const wanted = ['manifest.ts', 'Board.svelte', 'GamePicture.svelte', 'GameIcon.svelte', 'lesson.ts', ...words];
    const there = filesIn(folder).map((file) => file.slice(folder.length + 1));
    expect(wanted.filter((file) => !there.includes(file))).toEqual([]);
  });

  it('has words under its name only', async () => {
    const files = [await catalogues[`./${game}/words/en.ts`]!(), await catalogues[`./${game}/words/en.home.ts`]!()];
    expect(files.flatMap(Object.keys).filter((key) => !key.startsWith(`${game}.`))).toEqual([]);
  });

  it('has the words of the home page and of its figures', async () => {
    expect(Object.keys(await catalogues[`./${game}/words/en.home.ts`]!())).toEqual([`${game}.home.text`, `${game}.home.picture`]);
    const figures = Object.keys(await catalogues[`./${game}/words/en.ts`]!()).filter((key) => key.startsWith(`${game}.figure.`));
    const rules = Object.keys(manifests.get(game)!.figures?.heights ?? {});
    expect(figures.toSorted()).toEqual(rules.map((rule) => `${game}.figure.${rule}`).toSorted());
  });
});
