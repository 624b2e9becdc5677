import { games } from './games';
import { Player } from './player';
import { expect, openTable, test } from './serverTest';
import type { Locator, Page } from '@playwright/test';

const quick = { seats: 3, bots: [null, 'level1', 'level1'], thought: 20, start: true };

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('blocks of Carrara are dragged to the buyer', async ({ page }) => {
  const id = await openTable(page, { ...quick, game: 'carrara' });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'carrara', 2);
  await player.waitForTurn();
  await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
  await player.confirm.click();
  // A trial click waits until the wheel has turned and scrolled into view, and the block is uncovered.
  await page.locator('main .block.open').first().click({ trial: true });
  await touchDrag(page, page.locator('main .block.open').first(), page.locator('main .seat-board header'));
  await expect(page.locator('[data-prepared^=take]')).toBeAttached();
});

test('bricks of the tower game are dragged to lots, and colours show their players', async ({ page }) => {
  const id = await openTable(page, { ...quick, game: 'towers' });
  await page.goto(`/table/${id}`);
  await new Player(page, 'towers', 2).waitForTurn();
  for (const name of [/^You$/, /^Beginner/]) {
    const shown = page.locator('main [data-supply]').getByText(name).first();
    expect((await shown.boundingBox())!.width).toBeGreaterThan(20);
  }
  const lot = page.locator('[data-lot].can').nth(7);
  await touchDrag(page, page.locator('li[data-supply=red] button'), lot);
  await expect(page.locator(`[data-prepared="red ${await lot.getAttribute('data-lot')}"]`)).toBeAttached();
});

test('cards of Città are dragged to their place', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  const id = await openTable(page, { ...quick, game: 'citta' });
  await page.goto(`/table/${id}`);
  const card = page.locator('main button.pick').first();
  await new Player(page, 'citta', 2).playUntil(card);
  await touchDrag(page, card, page.locator('main [data-move]').last());
  await expect(page.locator('[data-prepared]')).toBeAttached();
});

for (const { name: game } of games) {
  test(`the controls of a replay of ${game} are at the bottom of the screen and cover nothing`, async ({ page }) => {
    const id = await openTable(page, { ...quick, game });
    await page.goto(`/replay/${id}`);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    await expect(next).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(next).toBeInViewport({ ratio: 1 });
    const over = await page.evaluate(
      () =>
        document.querySelector('aside')!.lastElementChild!.getBoundingClientRect().bottom - document.querySelector('section.bar')!.getBoundingClientRect().top,
    );
    expect(over).toBeLessThanOrEqual(0);
  });
}

test('swiping switches between quarters', async ({ page }) => {
  const id = await openTable(page, { ...quick, game: 'citta' });
  await page.goto(`/table/${id}`);
  await new Player(page, 'citta', 2).waitForTurn();
  const on = page.getByRole('group', { name: 'Quarters' }).locator('[aria-pressed=true]');
  await expect(on).toContainText('You');
  await swipe(page, 260, 90);
  await expect(on).toContainText('Beginner');
  await swipe(page, 90, 260);
  await expect(on).toContainText('You');
});

for (const { name: game } of games) {
  test(`all controls of ${game} are large enough, and nothing is wider than the phone`, async ({ page }) => {
    const id = await openTable(page, { ...quick, game });
    await page.goto(`/table/${id}`);
    const player = new Player(page, game, 4);
    for (let decisions = 0; decisions < 6 && (await player.waitForTurn()); decisions++) {
      expect(await page.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBeLessThanOrEqual(0);
      expect(await tooSmall(page)).toEqual([]);
      await player.move();
    }
  });
}

for (const [game, actions] of [
  ['citta', 'Where to play the card'],
  ['carrara', 'Available actions'],
] as const) {
  test(`a hint covers the board's buttons at ${game}`, async ({ page }) => {
    const id = await openTable(page, { ...quick, game, hints: true });
    await page.goto(`/table/${id}`);
    const player = new Player(page, game, 2);
    await player.waitForTurn();
    if (game === 'citta') {
      const card = page.locator('main button.pick').first();
      await player.playUntil(card);
      await card.click();
    }
    await expect(page.getByRole('group', { name: actions })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Hint' }).click();
    const hints = page.locator('.sheet:has(> .hints)');
    await expect(hints).toBeVisible();
    const over = await hints.evaluate((panel) => {
      const { left, right, bottom } = panel.getBoundingClientRect();
      return [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((part) =>
        [4, 24, 44].filter((up) => !panel.contains(document.elementFromPoint(left + (right - left) * part, bottom - up))),
      );
    });
    expect(over).toEqual([]);
  });
}

const middle = (box: { x: number; y: number; width: number; height: number }) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/**
 * Drags by touch events; the drag fails if the browser scrolls instead. Targets may appear only after the drag has
 * started.
 */
async function touchDrag(page: Page, from: Locator, to: Locator) {
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) => device.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await from.scrollIntoViewIfNeeded();
  const start = middle((await from.boundingBox())!);
  await touch('touchStart', start.x, start.y);
  for (let step = 1; step <= 4; step++) {
    await touch('touchMove', start.x, start.y + 6 * step);
  }
  const end = middle((await to.boundingBox())!);
  for (let step = 1; step <= 5; step++) {
    await touch('touchMove', start.x + ((end.x - start.x) * step) / 5, start.y + ((end.y - start.y) * step) / 5);
  }
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function swipe(page: Page, from: number, to: number) {
  const device = await page.context().newCDPSession(page);
  const y = (await page.locator('main .large').boundingBox())!.y + 60;
  await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] });
  for (let step = 1; step <= 5; step++) {
    await device.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: from + ((to - from) * step) / 5, y: y + step }] });
  }
  await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Controls smaller than 24 pixels; controls inside a larger tappable field are excluded. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button:not([disabled]), main [role=button], section.bar button, header a, header button')]
      .filter((each) => each.getClientRects().length > 0 && getComputedStyle(each, '::after').position !== 'absolute')
      .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 23.9)
      .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
  );
}
