// Measures page load times and layout shifts in Chromium:
//
//   ./lucca serve --port 8080 --limits off --data /tmp/measure &  then  npm run measure -- http://localhost:8080
//
// With --quick each page is opened once. Prints tables for bench/results.md.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';

const quick = process.argv.includes('--quick');
const base = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? 'http://localhost:8080';
const load = async (file) => (await runnerImport(join(import.meta.dirname, '../tests', file), { configFile: false, logLevel: 'error' })).module;
const { animationFrames, paths, readySelectors, layoutShift, recordMetrics, timeToReady } = await load('pageMetrics.ts');
const { Player } = await load('player.ts');
const { games, targetsOf } = await load('games.ts');

const sizes = { desk: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: root });
const host = await browser.newContext({ locale: 'en-GB', baseURL: base });

async function ask(method, path, data) {
  const answer = await host.request.fetch(path, { method, ...(data ? { data } : {}) });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

/** Creates a table at which it is our turn after some moves. */
async function table({ name: game, tables }, decisions, bot = 'level1', thought = 20) {
  const terms = { game, options: tables.large, seats: 2, bots: [null, bot], start: true, thought };
  const { id } = await ask('POST', '/api/tables', terms);
  for (let made = 0; ;) {
    const { version, view } = await ask('GET', `/api/tables/${id}`);
    if (view.status === 'over' || (view.moves.length > 0 && made === decisions)) return id;
    if (view.moves.length === 0) {
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    await ask('POST', `/api/tables/${id}/commands`, { type: 'play', version, move: view.moves[Math.floor(view.moves.length / 2)] });
    made++;
  }
}

/** Opens a page in a browser with an empty cache that is signed in. */
async function fresh(size, mark, known = true) {
  const { cookies } = await host.storageState();
  const kept = [
    { name: 'known', value: '1' },
    { name: 'settings', value: JSON.stringify({ name: 'Ada' }) },
  ];
  const storage = { cookies, origins: [{ origin: new URL(base).origin, localStorage: kept }] };
  const context = await browser.newContext({ locale: 'en-GB', baseURL: base, viewport: sizes[size], ...(known ? { storageState: storage } : {}) });
  const page = await context.newPage();
  await recordMetrics(page, mark);
  return page;
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

async function opened() {
  const pages = { ...paths, replay: `/replay/${await table(games.at(-1), 12)}?at=8` };
  for (const game of games) pages[game.name] = `/table/${await table(game, 8)}`;
  row('page', 'ms until it can be used: middle', 'all', 'layout shift, desk', 'phone');
  row('---', '---', '---', '---', '---');
  for (const [name, path] of Object.entries(pages)) {
    const times = [];
    const shifts = { desk: 0, phone: 0 };
    const whats = new Set();
    for (let i = 0; i < (quick ? 1 : 5); i++) {
      for (const size of i === 0 ? ['desk', 'phone'] : ['desk']) {
        const page = await fresh(size, readySelectors[name] ?? targetsOf(name), name !== 'stranger');
        const time = await timeToReady(page, path);
        if (size === 'desk') times.push(Math.round(time));
        const { sum, what } = await layoutShift(page);
        shifts[size] = Math.max(shifts[size], sum);
        what.forEach((each) => whats.add(`${size} ${each}`));
        await page.context().close();
      }
    }
    row(name, middle(times), times.join(', '), shifts.desk.toFixed(4), shifts.phone.toFixed(4));
    whats.forEach((each) => console.error(`    ${each}`));
  }
}

/** Plays some moves against a slow bot: browsers ignore layout shifts within half a second of our input. */
async function play(game, size, decisions) {
  const page = await fresh(size, game.targets);
  await timeToReady(page, `/table/${await table(game, 4, 'level3', 800)}`);
  const player = new Player(page, game.name, 7);
  for (let made = 0; made < decisions && (await player.waitForTurn()); made++) {
    await player.move();
    await page.waitForTimeout(700);
  }
  return page;
}

async function played() {
  const decisions = quick ? 4 : 10;
  console.log(`\nWhile ${decisions} decisions are made, and the bot answers:\n`);
  row('board', 'layout shift, desk', 'phone');
  row('---', '---', '---');
  for (const game of games) {
    const found = [];
    for (const size of ['desk', 'phone']) {
      const page = await play(game, size, decisions);
      const { sum, what } = await layoutShift(page);
      found.push(sum.toFixed(4));
      what.forEach((each) => console.error(`    ${game.name} ${size} ${each}`));
      await page.context().close();
    }
    row(game.name, ...found);
  }
}

/** Plays moves on a throttled processor. While pieces move, nothing else uses the processor. */
async function animated() {
  const slow = 4;
  console.log(`\nFrames while something moves, the processor ${slow} times slower:\n`);
  row('board', 'drawn anew, ms: middle', 'longest', 'frames after that', 'a second', 'longer than 20 ms', 'longest, ms');
  row('---', '---', '---', '---', '---', '---', '---');
  for (const game of games) {
    const page = await fresh('desk', game.targets);
    await timeToReady(page, `/table/${await table(game, 4)}`);
    const player = new Player(page, game.name, 7);
    const devtools = await page.context().newCDPSession(page);
    const frames = [];
    for (let made = 0; made < (quick ? 4 : 10) && (await player.waitForTurn()); made++) {
      while (!(await player.isPrepared())) await player.touch();
      await page.waitForTimeout(700);
      const before = (await animationFrames(page)).length;
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
      await page.evaluate(() => setTimeout(() => document.querySelector('.bar .button.primary').click()));
      await page.waitForTimeout(2500);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      frames.push(...(await animationFrames(page)).slice(before));
    }
    const begun = frames.filter((each) => each.first).map((each) => each.length);
    const after = frames.filter((each) => !each.first).map((each) => each.length);
    const sum = after.reduce((a, b) => a + b, 0);
    const late = after.filter((each) => each > 20).length;
    const longest = (lengths) => Math.max(...lengths).toFixed(0);
    row(
      game.name,
      middle(begun).toFixed(0),
      longest(begun),
      after.length,
      ((1000 * after.length) / sum).toFixed(1),
      `${((100 * late) / after.length).toFixed(1)} %`,
      longest(after),
    );
    await page.context().close();
  }
}

await ask('POST', '/api/guests', { name: 'Ada' });
const parts = { opened, played, animated };
const wanted = process.argv
  .slice(2)
  .filter((word) => word in parts || word.replace('--', '') in parts)
  .map((word) => word.replace('--', ''));
for (const part of wanted.length > 0 ? wanted : Object.keys(parts)) await parts[part]();
await browser.close();
