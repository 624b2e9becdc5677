import { Player } from './player';
import { expect, openTable, test } from './serverTest';
import type { Locator, Page } from '@playwright/test';

const quick = { seats: 3, bots: [null, 'level1', 'level1'], thought: 20, start: true };

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Targets may appear only after the drag has started. */
async function drag(page: Page, from: Locator, to: Locator, held: () => Promise<void> = async () => {}) {
  const start = await middle(from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 12, { steps: 3 });
  const end = await middle(to);
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await held();
  await page.mouse.up();
}

test('blocks are dragged from the wheel to the buyer, buildings to cities, and only legal targets light up', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openTable(page, { ...quick, game: 'carrara' });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'carrara', 2);
  await player.waitForTurn();
  await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
  await player.confirm.click();
  const block = page.getByRole('button', { name: 'block in section' }).first();
  const hand = page.locator('[data-place=hand]');
  await drag(page, block, hand, async () => {
    await expect(hand).toHaveClass(/goal/);
  });
  await expect(page.locator('[data-prepared^=take]')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(block).toHaveAttribute('aria-pressed', 'false');
  await drag(page, block, page.getByRole('heading', { name: 'Buildings' }));
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
});

/** Buys at a new table of Carrara, up to the choice of blocks. */
async function turnTheWheel(page: Page): Promise<{ id: string; player: Player }> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openTable(page, { ...quick, game: 'carrara' });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'carrara', 2);
  await player.waitForTurn();
  await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
  await player.confirm.click();
  await expect(page.locator('main .block.open').first()).toBeVisible();
  return { id, player };
}

test('the board of Carrara has texts for screen readers, previews a prepared move, and animates bought blocks', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id, player } = await turnTheWheel(page);
  const hand = page.locator('main .hand');
  const sections = page.getByRole('group', { name: /^Section \d of the wheel: / });
  await expect(sections).toHaveCount(6);
  const had = await hand.locator('[data-block]').count();
  const block = page.getByRole('button', { name: /block in section .*\. takes 1 .* from section \d for [1-9]\d* coins?$/ }).first();
  await block.click();
  const coins = page.locator('main .seat-board header .coins');
  await expect(coins.getByText('→')).toBeInViewport();
  await expect(hand.getByRole('img', { name: /, selected$/ })).toHaveCount(1);
  await expect(page.locator('section.bar').getByText(/^Coins −\d+$/)).toBeVisible();
  // An animation is short, so it is recorded instead of awaited.
  await page.evaluate(() => {
    const noted = window as unknown as { flights: number };
    noted.flights = 0;
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) => addedNodes.forEach((node) => (noted.flights += Number((node as HTMLElement).style?.position === 'fixed')))),
    ).observe(document.querySelector('main .carrara')!, { childList: true });
  });
  await player.confirm.click();
  await expect(coins.getByText('→')).toHaveCount(0);
  await expect(hand.locator('[data-block]')).toHaveCount(had + 1);
  expect(await page.evaluate(() => (window as unknown as { flights: number }).flights)).toBe(1);
  await expect(page.locator('main .carrara > [aria-hidden=true][style*=fixed]')).toHaveCount(0);
  await page.goto(`/replay/${id}?at=2`);
  await expect(sections).toHaveCount(6);
});

test('the wheel of Carrara turns with its blocks, and nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openTable(page, { ...quick, game: 'carrara' });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'carrara', 2);
  await player.waitForTurn();
  const disc = page.locator('main .disc');
  const before = await disc.getAttribute('style');
  // It must be the same element, so that it turns with the disc.
  const block = await page.locator('main .block').first().elementHandle();
  const place = await block!.getAttribute('style');
  await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
  await expect(page.locator('main .coin.turning').first()).toBeVisible();
  await player.confirm.click();
  await expect(disc).not.toHaveAttribute('style', before!);
  expect(await block!.evaluate((each) => each.isConnected)).toBe(true);
  expect(await block!.getAttribute('style')).not.toBe(place);
  expect(
    await page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running' && Number(each.effect?.getTiming().duration) > 20).length),
  ).toBe(0);
});

test('a quarter of Città has its full height whatever it contains', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const id = await openTable(page, { ...quick, game: 'citta' });
  await page.goto(`/table/${id}`);
  await new Player(page, 'citta', 2).waitForTurn();
  const grown = await page
    .locator('main .large .quarter ul')
    .first()
    .evaluate((list) => {
      const before = list.parentElement!.clientHeight;
      const tall = list.appendChild(document.createElement('li'));
      tall.style.height = '900px';
      const after = list.parentElement!.clientHeight;
      tall.remove();
      return after - before;
    });
  expect(grown).toBe(0);
});

test('bricks are dragged from the supply to lots of the city', async ({ page }) => {
  const id = await openTable(page, { ...quick, game: 'towers', seats: 2, bots: [null, 'level1'], options: { size: '6' } });
  await page.goto(`/table/${id}`);
  await new Player(page, 'towers', 2).waitForTurn();
  const brick = page.locator('li[data-supply=red] button');
  const lot = page.locator('[data-lot].can').nth(7);
  await drag(page, brick, lot);
  await expect(page.locator(`[data-prepared="red ${await lot.getAttribute('data-lot')}"]`)).toBeAttached();
  await page.keyboard.press('Escape');
  await drag(page, brick, page.locator('header h1'));
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
});

test('a tower board can be rotated with its plan open, and keeps keyboard focus when the plan opens', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const id = await openTable(page, { ...quick, game: 'towers' });
  await page.goto(`/table/${id}`);
  await new Player(page, 'towers', 2).waitForTurn();
  const plan = page.getByRole('button', { name: 'Plan', exact: true });
  await plan.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => page.locator('main .stage svg').evaluate((drawing) => drawing.clientWidth)).toBeGreaterThan(300);
  await page.getByRole('button', { name: 'City', exact: true }).click();
  await page.getByRole('button', { name: 'Enlarge the plan' }).press('Enter');
  await expect(plan).toBeFocused();
});

test('cards are dragged from their triplet to their place', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openTable(page, { ...quick, game: 'citta' });
  await page.goto(`/table/${id}`);
  const card = page.locator('main button.pick').first();
  await new Player(page, 'citta', 2).playUntil(card);
  const place = page.locator('main [data-move]').last();
  let move: string | null = null;
  await drag(page, card, place, async () => {
    move = await place.getAttribute('data-move');
  });
  expect(move).not.toBeNull();
  await expect(page.locator(`[data-prepared="${move}"]`)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
  await drag(page, card, page.locator('header h1'));
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
});

test('the board of Carrara needs no scrolling on a desktop at the start with the whole expansion', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const id = await openTable(page, { ...quick, game: 'carrara', options: { expansion: 'on', top: '2', object: '2', building: '2', bonus: '2' } });
  await page.goto(`/table/${id}`);
  await new Player(page, 'carrara', 2).waitForTurn();
  await expect.poll(() => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(0);
});

for (const [game, mine, other] of [
  ['citta', 'Your quarter', 'Beginner'],
  ['carrara', 'Your board', 'Beginner’s board'],
] as const) {
  test(`another seat's board of ${game} is enlarged by a click and by keyboard`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const id = await openTable(page, { ...quick, game });
    await page.goto(`/table/${id}`);
    await new Player(page, game, 2).waitForTurn();
    const main = page.locator('main');
    const large = game === 'citta' ? main.locator('.large') : main.locator('.seat-board');
    await expect(large.getByRole('heading', { name: mine })).toBeAttached();
    const small = main.getByRole('button', { name: game === 'citta' ? 'Beginner' : 'Enlarge board: Beginner' }).first();
    await small.click();
    await expect(large.getByRole('heading', { name: other }).first()).toBeAttached();
    const back = main.getByRole('button', { name: game === 'citta' ? 'You' : 'Enlarge board: You', exact: true });
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(large.getByRole('heading', { name: mine })).toBeFocused();
  });
}

test('spectators can choose which board is large', async ({ page, visitor }) => {
  const id = await openTable(page, { ...quick, game: 'carrara' });
  const spectator = await visitor();
  await spectator.setViewportSize({ width: 1440, height: 900 });
  await spectator.goto(`/table/${id}`);
  const seatBoard = spectator.locator('main .seat-board');
  await expect(seatBoard.getByRole('heading', { name: 'Ada’s board' })).toBeVisible();
  await spectator.getByRole('button', { name: 'Enlarge board: Beginner' }).first().press('Enter');
  await expect(seatBoard.getByRole('heading', { name: 'Beginner’s board' })).toBeVisible();
});
