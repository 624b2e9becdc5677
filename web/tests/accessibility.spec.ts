import { violations } from './axe';
import { games } from './games';
import { Player } from './player';
import { sendCommand, expect, openTable, test } from './serverTest';
import type { Page } from '@playwright/test';

const pages = ['/', '/me', ...games.flatMap(({ name }) => [`/new/${name}`, `/rules/${name}`, `/learn/${name}`])];
const quick = { seats: 2, bots: [null, 'level1'], thought: 20, hints: true, start: true };
const small = { ...quick, game: 'towers', options: { size: '6' } };

for (const path of pages) {
  test(`axe finds no problems on ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
  });
}

/** A player who is to move at a table. */
async function sit(page: Page, terms: { game: string }): Promise<Player> {
  const id = await openTable(page, terms);
  await page.goto(`/table/${id}`);
  const player = new Player(page, terms.game, 6);
  await player.waitForTurn();
  return player;
}

async function prepare(player: Player): Promise<void> {
  for (let touches = 0; touches < 30 && !(await player.isPrepared()); touches++) {
    await player.touch();
  }
}

for (const { name: game, tables } of games) {
  test(`axe finds no problems at a table of ${game}, before and after a move is prepared`, async ({ page }) => {
    const player = await sit(page, { ...quick, game });
    await page.waitForLoadState('networkidle').catch(() => {});
    expect(await violations(page)).toEqual([]);
    await prepare(player);
    await player.confirm.waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test(`axe finds no problems in a finished game of ${game}, on its score sheet and in its replay`, async ({ page }) => {
    const id = await openTable(page, { ...quick, game, options: tables.small });
    await playOut(page, id);
    await page.goto(`/table/${id}`);
    await page.locator('section.game-over').waitFor();
    await page.getByRole('tab', { name: 'Score sheet' }).click();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/replay/${id}?at=6`);
    await page.getByText('Continue from here').click();
    await page.getByRole('button', { name: 'Verify the shuffle' }).click();
    await expect(page.getByText('Verified in this browser')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

/** Plays a whole game through the API with arbitrary legal moves. */
async function playOut(page: Page, table: string): Promise<void> {
  await page.evaluate(async (path) => {
    for (let tries = 0; tries < 2000; tries++) {
      const { version, view } = (await (await fetch(path)).json()) as { version: number; view: { status: string; moves: string[] } };
      if (view.status === 'over') return;
      const move = view.moves[tries % view.moves.length];
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      if (move) await fetch(`${path}/commands`, { method: 'POST', headers, body: JSON.stringify({ type: 'play', move, version }) });
      else await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error('it does not end');
  }, `/api/tables/${table}`);
}

test('axe finds no problems in a lobby, for its host and for a stranger', async ({ page, visitor }) => {
  const id = await openTable(page, { game: 'citta', seats: 3, hints: true });
  await sendCommand(page, id, 'sit');
  for (const each of [page, await visitor()]) {
    await each.goto(`/table/${id}`);
    await each.getByRole('heading', { name: 'Seats' }).waitFor();
    expect(await violations(each)).toEqual([]);
  }
});

test('axe finds no problems on the screen for passing the device', async ({ page }) => {
  const id = await openTable(page, { game: 'citta', seats: 2, start: true, companions: ['Berta'] });
  await page.goto(`/table/${id}`);
  await page.getByRole('heading', { name: /Pass the device/ }).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no problems with a hint, in the rules dialog and in the chat', async ({ page }) => {
  await sit(page, small);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hints').waitFor();
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('button', { name: 'Invite spectators to the chat' }).click();
  await page.getByRole('textbox', { name: 'Link to the chat' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.locator('header').getByRole('link', { name: 'Rules' }).click();
  await page.locator('dialog .rule').first().waitFor();
  expect(await violations(page)).toEqual([]);
});

test.describe('After a refused command', () => {
  test.use({ expectedErrors: /\/commands .* 422/ });

  test('axe finds no problems', async ({ page }) => {
    const player = await sit(page, small);
    await prepare(player);
    await page.route('**/commands?**', (route) => route.continue({ postData: { ...route.request().postDataJSON(), move: 'white z9' } }));
    await player.confirm.click();
    await page.locator('.refusal').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

test('axe finds no problems on a phone with the side panel expanded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await sit(page, { ...quick, game: 'citta' });
  await page.getByRole('button', { name: 'Seats, log, score, chat' }).click();
  expect(await violations(page)).toEqual([]);
});

test('axe finds no problems in the middle of a lesson and at its end', async ({ page }) => {
  await page.goto('/learn/towers');
  const next = page.getByRole('button', { name: 'Next: make this move for me' });
  for (let step = 1; step <= 10; step++) {
    await next.click();
    if (step === 5) expect(await violations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Play now against a beginner bot' }).waitFor();
  expect(await violations(page)).toEqual([]);
});
