import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '../words/languages';
import { missingParts } from './gameParts';
import { games } from '.';

const FOLDER = 'src/lib/boards';

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
  const kinds = readdirSync('../games').filter((name) => existsSync(join('../games', name, 'pom.xml')));
  expect(games.toSorted()).toEqual(kinds.toSorted());
});

it.each(games)('has all parts of %s', async (game) => {
  expect(await missingParts(game, join(FOLDER, game))).toEqual([]);
});

/** Games of other projects, with which the check itself is tested. */
const examples = existsSync('../examples') ? readdirSync('../examples') : [];

describe.each(examples)('Of the complete example %s', (game) => {
  let folder = '';
  let copies = 0;
  beforeEach(() => {
    folder = join('target/game-parts', game, String(copies++));
    rmSync(folder, { recursive: true, force: true });
    cpSync(join('../examples', game, 'web'), folder, { recursive: true });
  });

  function replace(file: string, line: RegExp, by: string) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(line);
    writeFileSync(join(folder, file), text.replace(line, by));
  }

  it('nothing is missing', async () => {
    expect(await missingParts(game, folder)).toEqual([]);
  });

  it.each([
    ['board', 'Board.svelte'],
    ['picture', 'GamePicture.svelte'],
    ['icon', 'GameIcon.svelte'],
    ['lesson', 'lesson.ts'],
    ['tables for tests', 'testTables.ts'],
    ['manifest', 'manifest.ts'],
    ['figures', 'Figure.svelte'],
    ...languages.flatMap((language) => [
      [`words in ${language}`, `words/${language}.ts`],
      [`words of the home page in ${language}`, `words/${language}.home.ts`],
    ]),
  ])('the %s is missed', async (part, file) => {
    rmSync(join(folder, file));
    expect(await missingParts(game, folder)).toEqual([`${part}: no ${file}`]);
  });

  it('a translation is missed', async () => {
    replace('words/fr.ts', /^ {2}'.*\.heaps': .*\n/m, '');
    replace('words/it.home.ts', /^ {2}'.*\.picture': .*\n/m, '');
    expect(await missingParts(game, folder)).toEqual([`words in fr: no ${game}.heaps`, `words of the home page in it: no ${game}.home.picture`]);
  });

  it('a sentence of a figure, and a key with its name, are missed', async () => {
    replace('manifest.ts', /'N1.1': 120/, "'N1.1': 120, 'N3.1': 60");
    for (const language of languages) replace(`words/${language}.ts`, new RegExp(`'${game}.stone'`), "'stone'");
    expect(await missingParts(game, folder)).toEqual([`words in en: no ${game}.figure.N3.1`, `words in en: stone does not begin with ${game}`]);
  });
});
