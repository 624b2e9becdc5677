// Prints the compressed download size of each page and fails if one exceeds its limit: npm run build; npm run sizes
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../target');
const folder = join(root, 'classes/static');
const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));
const KB = 1000;
const boards = 'src/lib/boards';
const games = readdirSync(join(root, '..', boards)).filter((name) => existsSync(join(root, '..', boards, name, 'manifest.ts')));
const limits = [
  ['home', 100, ['src/pages/Home.svelte']],
  ...games.map((game) => [`${game} board`, 250, ['src/pages/Table.svelte', `${boards}/${game}/Board.svelte`]]),
];

/** Lists the files of some modules and of all their imports; fonts are those named in their styles. */
function files(names, found = new Set()) {
  for (const name of names) {
    const { file, imports = [], css = [] } = manifest[name];
    if (!found.has(file)) {
      found.add(file);
      for (const style of css) {
        found.add(style);
        for (const [, font] of readFileSync(join(folder, style), 'utf8').matchAll(/url\(\/?([^)]*\.woff2)\)/g)) {
          found.add(join('assets', font.split('/').at(-1)));
        }
      }
      files(imports, found);
    }
  }
  return found;
}

/** The size as the server sends it to a current browser. */
function size(file) {
  const path = join(folder, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

let tooLarge = false;
for (const [page, limit, modules] of limits) {
  for (const language of ['en', 'fr', 'it']) {
    const words = `src/lib/words/${language}/${page === 'home' ? 'first' : 'index'}.ts`;
    const all = [...files(['index.html', ...modules, words]), 'index.html'];
    const sum = all.reduce((total, file) => total + size(file), 0) / KB;
    tooLarge ||= sum > limit;
    console.log(`${page}, ${language}: ${sum.toFixed(1)} kB of ${limit} in ${new Set(all).size} files${sum > limit ? ': TOO LARGE' : ''}`);
  }
}
process.exit(tooLarge ? 1 : 0);
