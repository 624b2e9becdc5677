import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { KeyboardPlayer, collectAnnouncements } from './keyboardPlayer';
import { games } from './games';
import { Player } from './player';
import { expect, openTable, test } from './serverTest';

const quick = { seats: 2, bots: [null, 'level1'], thought: 20, start: true };

for (const { name: game, tables } of games) {
  test(`a whole game of ${game} on a small phone`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const id = await openTable(page, { ...quick, game, options: tables.small });
    await page.goto(`/table/${id}`);
    const player = new Player(page, game, 5);
    await player.play();
    await expect(player.gameOverCard).toContainText(/won|Winner/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  });
}

for (const { name: game, tables } of games) {
  test(`a whole game of ${game} by keyboard only, with each event announced once`, async ({ page }) => {
    test.setTimeout(600_000);
    const id = await openTable(page, { ...quick, game, options: tables.small });
    let streams = 0;
    page.on('request', (request) => (streams += request.url().includes('/stream') ? 1 : 0));
    await page.goto(`/table/${id}`);
    const player = new KeyboardPlayer(page, game, 3);
    await player.waitForTurn();
    const told = await collectAnnouncements(page);
    await page.keyboard.press('Tab');
    await player.play();
    await expect(player.gameOverCard).toContainText(/won|Winner/);
    const events: { seat: number | null; type: string; says: string }[] = await page.evaluate(
      async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { events: never[] }).events,
      id,
    );
    const types = new Set(events.filter((event) => event.seat === 0).map((event) => event.type));
    expect([...types]).toEqual(expect.arrayContaining(tables.moves));
    const heard = (await told()).filter((sentence) => sentence.startsWith('Beginner: '));
    const done = events.filter((event) => event.seat === 1).map(({ says }) => `Beginner: ${says.replace(/\.$/, '')}.`);
    expect(heard.length).toBeGreaterThan(done.length / 2);
    expect(heard).toEqual(done.slice(-heard.length));
    expect(streams, 'what was put together was right at each version').toBe(1);
  });
}

test('a new visitor plays after one click, and reveals a salt once the server has committed to its secret', async ({ page }) => {
  const sent: { type?: string; salt?: string; saltHash?: string }[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postDataJSON() as (typeof sent)[number]));
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Lucca Città' }).click();
  await page.locator('section.bar').waitFor();
  await expect(page.locator('main [data-card]').first()).toBeVisible();
  expect(sent.map((each) => each.type)).toEqual([undefined, 'reveal']);
  expect(sent[0]!.salt).toBeUndefined();
  expect(sent[1]!.salt).toMatch(/^[0-9a-f]{32}$/);
  expect(sent[0]!.saltHash).toBe(createHash('sha256').update(sent[1]!.salt!).digest('hex'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Guest \d+/ })).toBeVisible();
});

test('Escape cancels a prepared move, and nothing is sent', async ({ page }) => {
  const id = await openTable(page, { ...quick, game: 'towers', options: { size: '6' } });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'towers', 9);
  await player.waitForTurn();
  const before = await player.version();
  while (!(await player.isPrepared())) await player.touch();
  await page.keyboard.press('Escape');
  await expect(player.confirm).toBeHidden();
  expect(await player.version()).toBe(before);
});

test.describe('Without a connection', () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test('a game continues after a lost connection without reloading', async ({ page, context }) => {
    const id = await openTable(page, { ...quick, game: 'citta' });
    await page.goto(`/table/${id}`);
    const player = new Player(page, 'citta', 2);
    await player.waitForTurn();
    await player.move();
    await context.setOffline(true);
    await expect(page.getByText('Connection lost')).toBeVisible({ timeout: 60_000 });
    await context.setOffline(false);
    await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 60_000 });
    await player.waitForTurn();
    await player.move();
  });
});

test('two people on one device see only their own cards, after a screen between turns', async ({ page }) => {
  const terms = { game: 'citta', seats: 2, start: true, companions: ['Berta'] };
  const id = await openTable(page, terms);
  await page.goto(`/table/${id}`);
  const ada = new Player(page, 'citta', 4);
  // The page does not know which player has opened it.
  await page.getByRole('button', { name: /I am (?!Berta)/ }).click();
  await ada.waitForTurn();
  const mine = await hand(page);
  while (!(await ada.isPrepared())) await ada.touch();
  await ada.confirm.click();
  await expect(page.getByRole('heading', { name: 'Pass the device to Berta' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Pass the device to Berta' })).toBeVisible();
  for (const card of mine) {
    await expect(page.locator(`[data-card="${card}"]`)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'I am Berta' }).click();
  const hers = await hand(page);
  expect(hers.filter((card) => mine.includes(card))).toEqual([]);
  const berta = new Player(page, 'citta', 4);
  const back = page.getByRole('heading', { name: /Pass the device to (?!Berta)/ });
  // Her shields may give her another turn.
  for (let made = 0; made < 20 && (await back.count()) === 0; made++) {
    while (!(await berta.isPrepared())) await berta.touch();
    await berta.confirm.click();
    await back.waitFor({ timeout: 2000 }).catch(() => {});
  }
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await expect(page.locator('main [data-card]')).toHaveCount(0);
});

test('two people on one device need no screen between turns if nothing is hidden', async ({ page }) => {
  const id = await openTable(page, { game: 'towers', options: { size: '6' }, seats: 2, start: true, companions: ['Berta'] });
  await page.goto(`/table/${id}`);
  const either = new Player(page, 'towers', 4);
  for (let made = 0; made < 5; made++) {
    expect(await either.waitForTurn()).toBe(true);
    await either.move();
    await expect(page.getByRole('heading', { name: /Pass the device/ })).toHaveCount(0);
  }
  expect(await page.locator('aside ol li').count()).toBeGreaterThan(4);
});

/** The four cards of the viewer. */
async function hand(page: Page): Promise<(string | undefined)[]> {
  const cards = page.locator('main button[data-card]');
  await expect(cards).toHaveCount(4);
  return cards.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['card']));
}

test('a link leads to any moment of a game, and the shuffle is verified with one click', async ({ page }) => {
  test.setTimeout(400_000);
  const id = await openTable(page, { ...quick, game: 'towers', options: { size: '6' } });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'towers', 8);
  await player.play();
  await page.goto(`/replay/${id}?at=5`);
  await expect(page.getByText('5 /')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/at=6/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0/);
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('Verified in this browser')).toBeVisible();
  await page.evaluate((table) => localStorage.setItem('luck', JSON.stringify([[table, { commitment: 'another', salts: [] }]])), id);
  await page.getByRole('button', { name: 'Verify the shuffle' }).click();
  await expect(page.getByText('Not verified:')).toBeVisible();
});
