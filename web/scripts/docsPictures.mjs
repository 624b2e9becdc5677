// Takes the screenshots in docs/pictures: every page and board, light and dark, on desktop and phone.
//
//   ./lucca serve --port 8080 --limits off --data /tmp/pictures &  then  node scripts/docsPictures.mjs http://localhost:8080
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const base = process.argv[2] ?? 'http://localhost:8080';
const folder = join(import.meta.dirname, '../../docs/pictures');
const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 360, height: 740 } };
const root = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: root });
const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
const page = await context.newPage();
mkdirSync(folder, { recursive: true });

const ask = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) => {
      const answer = await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body],
  );

/** Creates a table with some moves played, so that there is something to see. */
async function table(game, options, seats, decisions) {
  const bots = [null, ...Array(seats - 1).fill('level2')];
  const { id } = await ask('POST', '/api/tables', { game, options, seats, bots, start: true, hints: true, thought: 50 });
  for (let made = 0; made < decisions;) {
    const { version, view } = await ask('GET', `/api/tables/${id}`);
    if (view.status === 'over') break;
    if (view.moves.length === 0) {
      await page.waitForTimeout(100);
      continue;
    }
    const { moves } = await ask('POST', `/api/tables/${id}/hint`, { version });
    await ask('POST', `/api/tables/${id}/commands`, { type: 'play', version, move: moves[0].move });
    made++;
  }
  return id;
}

await page.goto(base);
await ask('POST', '/api/guests', { name: 'Chiara' });
await page.evaluate(() => localStorage.setItem('known', '1'));
const towers = await table('towers', { size: '8' }, 3, 14);
const citta = await table('citta', {}, 4, 14);
const carrara = await table('carrara', { expansion: 'on', top: '2', object: '2', building: '2', bonus: '2' }, 3, 16);
const over = await table('towers', { size: '6' }, 2, 200);

const pages = {
  home: '/',
  host: '/new/citta',
  rules: '/rules/citta',
  settings: '/me',
  lesson: '/learn/towers',
  towers: `/table/${towers}`,
  citta: `/table/${citta}`,
  carrara: `/table/${carrara}`,
  replay: `/replay/${over}?at=20`,
};
for (const [name, path] of Object.entries(pages)) {
  for (const [size, viewport] of Object.entries(sizes)) {
    for (const scheme of ['light', 'dark']) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(base + path);
      await page.locator('main').waitFor();
      await page.waitForTimeout(1500);
      await page.screenshot({ path: join(folder, `${name}-${size}-${scheme}.png`) });
    }
  }
}
await browser.close();
