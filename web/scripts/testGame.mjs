// Tests the client with a game that is in a folder of its own: node scripts/testGame.mjs ../examples/NAME
//
// FOLDER/web is the folder of the game in the client, FOLDER/browser has browser tests. A copy of the client with them is
// checked, built and tested, with a server that has FOLDER/target/classes too.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join, resolve } from 'node:path';

const folder = resolve(process.argv[2]);
const game = basename(folder);
const root = join(import.meta.dirname, '../..');
const workspace = join(root, 'web/target/with', game);
const copy = join(workspace, 'web');
const reports = join(folder, 'target/surefire-reports');
const classes = join(copy, 'target/classes');

/** Creates a project that has the game among its games, so that no file of the client needs to know where it is. */
function assemble() {
  rmSync(workspace, { recursive: true, force: true });
  mkdirSync(join(workspace, 'games'), { recursive: true });
  for (const module of ['server', 'verifier']) symlinkSync(join(root, module), join(workspace, module));
  for (const other of readdirSync(join(root, 'games'))) symlinkSync(join(root, 'games', other), join(workspace, 'games', other));
  symlinkSync(folder, join(workspace, 'games', game));
  for (const name of readdirSync(join(root, 'web'))) {
    if (name !== 'target' && name !== 'node_modules') cpSync(join(root, 'web', name), join(copy, name), { recursive: true });
  }
  cpSync(join(folder, 'web'), join(copy, 'src/lib/boards', game), { recursive: true });
  cpSync(join(folder, 'browser'), join(copy, 'tests'), { recursive: true });
}

function run(...command) {
  const env = {
    ...process.env,
    LUCCA_CLASS_PATH: [classes, join(folder, 'target/classes')].join(delimiter),
    PLAYWRIGHT_JUNIT_OUTPUT_FILE: join(reports, 'TEST-browser.xml'),
  };
  execFileSync('npx', ['--no-install', ...command], { cwd: copy, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

assemble();
run('svelte-check', '--fail-on-warnings', '--output', 'human', '--threshold', 'warning');
run('vitest', 'run', 'games', 'lessonSteps', 'words', '--reporter=dot', '--reporter=junit', `--outputFile.junit=${join(reports, 'TEST-vitest.xml')}`);
run('vite', 'build', '--logLevel', 'error');
// Not the tests that verify a shuffle, which takes a program with this game, or that need a game of many moves.
run('playwright', 'test', '--reporter=list,junit', '--grep', `\\b${game}\\b`, '--grep-invert', 'in a finished game|does not shift');
