// Builds the client if its inputs have changed since the last build. Maven calls this in every build.
// With 'install', only installs the packages, if the lock file has changed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '..'));
const PACKAGES = 'node_modules/.package-lock.json';
const BUILT = 'target/classes/static/index.html';
const STAMP = 'target/.built';
// For the titles of the games in the web app manifest.
const CATALOGUES = readdirSync('../games')
  .map((game) => `../games/${game}/src/main/resources/lucca/${game}/messages.properties`)
  .filter(existsSync);
const SOURCES = [
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'src',
  'svelte.config.js',
  'scripts/compress.ts',
  'scripts/gameShortcuts.ts',
  'tsconfig.json',
  'vite.config.ts',
  '../verifier/target/javascript/verifier.js',
  ...CATALOGUES,
];

const time = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });

function files(path) {
  return statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => files(join(path, name)));
}

if (time('package-lock.json') > time(PACKAGES)) {
  run('npm', 'ci', '--no-audit', '--no-fund', '--loglevel=error');
}
// The types of the server's API are made of its description, for checks and editors.
if (time('src/lib/protocol/openapi.json') > time('src/lib/protocol/api.ts')) {
  run('node', 'scripts/api.mjs');
}
if (process.argv[2] !== 'install') {
  const sources = SOURCES.flatMap(files);
  const list = sources.join('\n');
  const known = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === list;
  if (!known || !existsSync(BUILT) || sources.some((each) => time(each) > time(STAMP))) {
    const begun = new Date();
    run('npx', 'vite', 'build', '--logLevel', 'error');
    mkdirSync('target', { recursive: true });
    writeFileSync(STAMP, list);
    // The stamp is from before the build: a change made during the build triggers another one.
    utimesSync(STAMP, begun, begun);
  }
}
