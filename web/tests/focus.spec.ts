import { targetsOf } from './games';
import { expectKeptFocus, watchFocus } from './keyboardPlayer';
import { sendCommand, expect, holdPosts, signInAsGuest, openTable, test } from './serverTest';
import type { Locator, Page } from '@playwright/test';

const small = { game: 'towers', options: { size: '6' }, seats: 2, bots: [null, 'level1'], thought: 20, start: true };

/** Focuses and presses a button by keyboard, and starts watching the focus. */
async function press(page: Page, button: Locator, key = 'Enter'): Promise<void> {
  await button.focus();
  await watchFocus(page);
  await page.keyboard.press(key);
}

/** Expects the button to be focused and disabled, so that further key presses do nothing. */
async function expectWaiting(page: Page, button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expectKeptFocus(page);
  await expect(button).toBeFocused();
}

test('a replay keeps the focus on the button that has reached its start or end', async ({ page }) => {
  const id = await openTable(page, small);
  await page.goto(`/replay/${id}?at=1`);
  const back = page.getByRole('button', { name: 'Previous' });
  const on = page.getByRole('button', { name: 'Next', exact: true });
  await page.locator('main svg').first().waitFor();

  await press(page, back);
  await expect(page).toHaveURL(/at=0$/);
  await expectWaiting(page, back);
  await expect(page).toHaveURL(/at=0$/);

  await press(page, on, 'End');
  await expect(page).not.toHaveURL(/at=0$/);
  await expectWaiting(page, on);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/at=0$/);
  await expectWaiting(page, back);
});

test('a lobby keeps the focus while it waits for a player, until the game starts', async ({ page, visitor }) => {
  const id = await openTable(page, { ...small, bots: [], start: false });
  const bruno = await visitor('Bruno');
  for (const each of [page, bruno]) {
    await each.goto(`/table/${id}`);
    await each
      .getByRole('button', { name: /^Take seat/ })
      .first()
      .click();
    await each.getByRole('button', { name: 'Leave seat' }).waitFor();
  }
  // A player who has left cannot reveal a salt.
  await bruno.goto('about:blank');

  const begin = page.getByRole('button', { name: 'Start game' });
  const stand = page.getByRole('button', { name: 'Leave seat' });
  await expect(begin).toBeEnabled();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push((request.postDataJSON() as { type: string }).type));
  await press(page, begin);
  await expect(page.getByRole('status').filter({ hasText: 'Bruno' })).toBeVisible();
  await expectWaiting(page, begin);
  await stand.focus();
  await expectWaiting(page, stand);
  expect(sent.filter((type) => type !== 'reveal')).toEqual(['start']);

  await bruno.goto(`/table/${id}`);
  await page.locator('section.bar').waitFor();
  await expectKeptFocus(page);
});

test('players in a lobby keep the focus when the host starts the game', async ({ page, visitor }) => {
  const id = await openTable(page, { ...small, seats: 3, bots: [], start: false });
  const [bruno, carla] = [await visitor('Bruno'), await visitor('Carla')];
  for (const each of [page, bruno, carla]) {
    await each.goto(`/table/${id}`);
    await each
      .getByRole('button', { name: /^Take seat/ })
      .first()
      .click();
    await each.getByRole('button', { name: 'Leave seat' }).waitFor();
  }
  await carla.goto('about:blank');
  const stand = bruno.getByRole('button', { name: 'Leave seat' });
  await stand.focus();
  await watchFocus(bruno);
  await sendCommand(page, id, 'start');
  await expectWaiting(bruno, stand);
});

test('cancelling a table keeps the focus before and after a late response', async ({ page }) => {
  const id = await openTable(page, { ...small, bots: [], start: false });
  await page.goto(`/table/${id}`);
  const held = await holdPosts(page, /\/commands\b/);
  const close = page.getByRole('button', { name: 'Cancel table' });
  await press(page, close);
  await expectWaiting(page, close);
  held.release();
  await expect(close).toHaveCount(0);
  await expectKeptFocus(page);
  expect(held.posts()).toBe(1);
});

for (const [address, name] of [
  ['/', 'Play now: The Tower Game'],
  ['/new/towers', 'Start'],
] as const) {
  test(`opening a table on ${address} keeps the focus until it has loaded`, async ({ page }) => {
    await signInAsGuest(page);
    await page.goto(address);
    const held = await holdPosts(page, /\/api\/tables(\?|$)/);
    // The button has another label while the request is running.
    const button = page.getByRole('button', { name }).and(page.locator('.primary'));
    await expect(button).toBeEnabled();
    await press(page, button);
    await expectWaiting(page, page.locator('.primary[aria-disabled], .primary[disabled]'));
    held.release();
    await expect(page).toHaveURL(/\/table\/\w+$/);
    await page.locator('section.bar').waitFor();
    await expectKeptFocus(page);
    expect(held.posts()).toBe(1);
  });
}

test('a form keeps the focus on its button and is sent once', async ({ page }) => {
  await signInAsGuest(page);
  await page.goto('/me');
  const held = await holdPosts(page, /\/api\/me\b/);
  const form = page.locator('section', { has: page.getByRole('heading', { name: 'Name', exact: true }) });
  const button = form.getByRole('button');
  const field = form.getByRole('textbox');
  await field.fill('Bea');
  await press(page, button);
  await expectWaiting(page, button);
  await field.press('Enter');
  await expectKeptFocus(page);
  await expect(field).toBeFocused();
  held.release();
  await expect(form.getByRole('status')).not.toBeEmpty();
  await expect(button).toBeEnabled();
  expect(held.posts()).toBe(1);
});

for (const [address, where] of [
  ['/', 'header'],
  ['/me', 'header'],
  ['/me', 'main'],
  ['/rules/towers', 'header'],
  ['/replay/', 'header'],
  ['/table/', 'header'],
] as const) {
  test(`choosing a language by keyboard in the ${where} of ${address} keeps the focus`, async ({ page }) => {
    await page.goto(address.endsWith('/') && address !== '/' ? address + (await openTable(page, small)) : address);
    // A table moves the focus when it is the player's turn.
    if (address === '/table/') await page.locator(targetsOf('towers')).first().waitFor();
    const select = page
      .locator(where)
      .locator('select')
      .filter({ has: page.locator('option[value=it]') });
    await select.focus();
    await watchFocus(page);
    for (const language of ['fr', 'it']) {
      await page.keyboard.press('ArrowDown');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectKeptFocus(page);
      await expect(select).toBeFocused();
      await expect(select).toHaveValue(language);
    }
  });
}
