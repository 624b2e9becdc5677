import { KeyboardPlayer } from './keyboardPlayer';
import { Player } from './player';
import { expect, openTable, test } from './serverTest';
import type { Page } from '@playwright/test';

const small = { game: 'towers', options: { size: '6' }, seats: 2, bots: [null, 'level1'], thought: 20, start: true };

/** Opens a table and prepares a move. */
async function prepared(page: Page, more: object = {}): Promise<{ id: string; player: Player; move: string }> {
  const id = await openTable(page, { ...small, ...more });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'towers', 9);
  await player.waitForTurn();
  while (!(await player.isPrepared())) await player.touch();
  return { id, player, move: (await page.getAttribute('[data-prepared]', 'data-prepared'))! };
}

test('a hint shows the best moves with their chances and continuations, and prepares one', async ({ page }) => {
  const id = await openTable(page, { ...small, hints: true });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'towers', 9);
  await player.waitForTurn();
  await page.getByRole('button', { name: 'Hint' }).click();
  const hints = page.getByRole('list', { name: 'Suggested moves' }).locator(':scope > li');
  await expect(hints.first()).toContainText(/\d+% chance to win/);
  await expect(hints.filter({ hasText: 'Likely continuation' }).first()).toBeVisible();
  await expect(hints.first().getByRole('button')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${await hints.count()} suggestion` })).toBeAttached();
  await hints.first().getByRole('button').click();
  await expect(page.locator('[data-prepared]')).toBeAttached();
  await player.confirm.click();
  await expect(hints).toHaveCount(0);
});

test('a double click on Resign keeps playing, and Escape cancels it too', async ({ page }) => {
  const id = await openTable(page, small);
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'towers', 9);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await player.waitForTurn();
    const resign = page.getByRole('button', { name: 'Resign', exact: true });
    const there = (await resign.boundingBox())!;
    const forGood = page.getByRole('button', { name: 'Yes, resign' });
    const playOn = page.getByRole('button', { name: 'Keep playing', exact: true });
    for (const x of [there.x + 2, there.x + there.width / 2, there.x + there.width - 2]) {
      await page.mouse.click(x, there.y + there.height / 2);
      await expect(forGood).toBeVisible();
      await expect(playOn).toBeFocused();
      await page.mouse.click(x, there.y + there.height / 2);
      await expect(forGood).toHaveCount(0);
      await expect(resign).toBeFocused();
    }
    await resign.press('Enter');
    await forGood.focus();
    await page.keyboard.press('Escape');
    await expect(forGood).toHaveCount(0);
    await expect(resign).toBeFocused();
  }
  await expect(player.gameOverCard).toHaveCount(0);
});

test('resigning by keyboard moves the focus to the result', async ({ page }) => {
  const id = await openTable(page, { ...small, seats: 3, bots: [null, 'level1', 'level1'] });
  await page.goto(`/table/${id}`);
  await new Player(page, 'towers', 9).waitForTurn();
  await page.getByRole('button', { name: 'Resign', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Yes, resign' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Yes, resign' })).toHaveCount(0);
  await expect(page.locator('section.bar h2, section.game-over h2').and(page.locator(':focus'))).toBeAttached();
});

test('keyboard focus is on the table after Play now, and on the action bar after a move', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: The Tower Game' }).press('Enter');
  const player = new KeyboardPlayer(page, 'towers', 9);
  await player.waitForTurn();
  await expect(page.locator('#content')).toBeFocused();
  while (!(await player.isPrepared())) await player.touch();
  await player.confirm.press('Enter');
  const heading = page.locator('section.bar h2');
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid');
});

test('confirming by keyboard moves the focus to the action bar, however late the response is', async ({ page }) => {
  const { player, move } = await prepared(page);
  let answer = () => {};
  const blurred = new Promise<void>((done) => (answer = done));
  await page.route('**/commands?**', async (route) => (await blurred, await route.continue()), { times: 1 });
  await player.confirm.press('Enter');
  // The button is disabled until the response comes, and browsers drop its focus some frames later.
  await page.waitForFunction(() => !document.activeElement!.matches('.primary'));
  await expect(page.locator('section.bar h2')).toBeFocused();
  answer();
  await expect(page.locator(`[data-prepared="${move}"]`)).toHaveCount(0);
  await expect(page.locator('section.bar h2')).toBeFocused();
});

test.describe('After a refused command', () => {
  test.use({ expectedErrors: /\/(commands|preview) .* 422/ });

  test('a tap on a forbidden place shows the rule', async ({ page }) => {
    const { player, move } = await prepared(page);
    await player.confirm.click();
    const lot = page.locator(`[data-lot="${move.split(' ')[1]}"][aria-disabled="true"]`);
    await lot.press('Enter');
    const refusal = page.locator('section.bar').getByRole('alert');
    await expect(refusal.getByRole('link', { name: /^Rule T3/ })).toBeVisible();
    await expect(lot).toBeFocused();
  });

  test('a refused move shows its rule, which opens in a dialog over the table', async ({ page }) => {
    const { id, player, move } = await prepared(page);
    await page.route('**/commands?**', (route) => route.continue({ postData: { ...route.request().postDataJSON(), move: 'white z9' } }), { times: 1 });
    await player.confirm.click();
    const refusal = page.locator('section.bar').getByRole('alert');
    const rule = refusal.getByRole('link', { name: /^Rule T/ });
    const number = (await rule.innerText()).trim();
    await rule.click();
    const rules = page.getByRole('dialog', { name: 'Rules: The Tower Game' });
    await expect(rules.locator('.rule.shown')).toContainText(number);
    await expect(rules.getByRole('link', { name: `Rule ${number}` })).toBeFocused();
    await expect(rules.getByRole('link', { name: `Rule ${number}` })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rules).toHaveCount(0);
    await expect(page).toHaveURL(`/table/${id}`);
    await expect(rule).toBeFocused();
    await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
    await player.confirm.click();
    await expect(page.locator(`[data-prepared="${move}"]`)).toHaveCount(0);
  });
});

test('the rules dialog keeps a draft message, and its rules link to each other', async ({ page }) => {
  const { id, move } = await prepared(page);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Write a message').fill('Just a mo');
  await page.locator('header').getByRole('link', { name: 'Rules' }).click();
  const rules = page.getByRole('dialog');
  await rules.getByRole('link', { name: 'T4.1', exact: true }).first().click();
  await expect(rules.locator('.rule.shown')).toHaveCount(1);
  await rules.getByRole('button', { name: 'Back to the board' }).click();
  await expect(page).toHaveURL(`/table/${id}`);
  await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
  await expect(page.getByLabel('Write a message')).toHaveValue('Just a mo');
});

test.describe('Without a connection', () => {
  test.use({ expectedErrors: /net::ERR_/ });

  test('a prepared move survives a lost connection', async ({ page, context }) => {
    const { player, move } = await prepared(page);
    await context.setOffline(true);
    await expect(page.getByText('Connection lost')).toBeVisible();
    await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
    await context.setOffline(false);
    await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 30_000 });
    await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
    const before = await player.version();
    await player.confirm.click();
    await expect.poll(() => player.version()).toBeGreaterThan(before);
  });
});

test('a game is continued from a moment of its replay', async ({ page }) => {
  const { id, player } = await prepared(page);
  await player.confirm.click();
  await player.waitForTurn();
  await player.move();
  await page.goto(`/replay/${id}?at=2`);
  await page.getByText('Continue from here').click();
  await page.getByLabel('Opponents').selectOption('Beginner');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page).toHaveURL(/\/table\/(?!.*replay)\w+$/);
  expect(page.url()).not.toContain(id);
  await player.waitForTurn();
  const before = await player.version();
  await player.move();
  expect(await player.version()).toBeGreaterThan(before);
});

test.describe('If a file fails to load', () => {
  test.use({ expectedErrors: /assets\/Rules-.* net::ERR_FAILED/ });

  test('the page shows an error, and reloads on request', async ({ page }) => {
    await page.goto('/');
    await page.route(/assets\/Rules-/, (route) => route.abort());
    await page.getByRole('link', { name: 'Rules: The Tower Game' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Part of this page could not be loaded');
    await page.unroute(/assets\/Rules-/);
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Lucca|tower/ })).toBeVisible();
    await expect(page).toHaveURL('/rules/towers');
    await expect(alert).toHaveCount(0);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the side panel expands below the inert board, and collapses on Escape', async ({ page }) => {
    const { move } = await prepared(page);
    const pull = page.getByRole('button', { name: 'Seats, log, score, chat' });
    await pull.click();
    const aside = page.locator('aside');
    await expect(aside.getByRole('tab', { name: 'Log' })).toBeVisible();
    const [board, column] = await Promise.all(['main', 'aside'].map(async (each) => (await page.locator(each).boundingBox())!));
    expect(board!.height).toBeGreaterThan(200);
    expect(board!.y + board!.height).toBeLessThanOrEqual(column!.y + 1);
    await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
    await expect(page.locator('main [data-lot]').first().and(page.locator('[inert] *'))).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(pull).toBeFocused();
    await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
  });

  test('Escape cancels the prepared move after a rotation to a wide screen', async ({ page }) => {
    const { move } = await prepared(page);
    await page.getByRole('button', { name: 'Seats, log, score, chat' }).click();
    await page.setViewportSize({ width: 1024, height: 740 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.locator(`[data-prepared="${move}"]`)).toHaveCount(0);
  });
});
