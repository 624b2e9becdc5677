import type { Page } from '@playwright/test';
import { targetsOf } from './games';
import { Player } from './player';
import { expect, openTable, test } from './serverTest';

/** Opens a new table at which the player is to move and can build. */
async function sit(page: Page): Promise<{ player: Player; moves: string[] }> {
  let moves: string[] = [];
  for (let tables = 0; tables < 10 && !moves.some((move) => move.startsWith('build ')); tables++) {
    const id = await openTable(page, { game: 'carrara', seats: 2, bots: [null, 'level1'], thought: 20, start: true });
    await page.goto(`/table/${id}`);
    await page.locator(targetsOf('carrara')).first().waitFor();
    moves = await page.evaluate(async (table) => ((await (await fetch(`/api/tables/${table}`)).json()) as { view: { moves: never[] } }).view.moves, id);
  }
  return { player: new Player(page, 'carrara', 2), moves };
}

/** Prepares a building by keyboard. */
async function pay(page: Page, moves: string[]): Promise<string> {
  const [, building, city] = moves.find((move) => move.startsWith('build '))!.split(' ') as [string, string, string];
  await page.locator(`main [data-key="${building}"]`).press('Enter');
  await page.locator(`main [data-place=${city}] > h3 button`).press('Enter');
  const several = page.locator('main .pay');
  if ((await several.count()) > 0) {
    await several.first().press('Enter');
  }
  await expect(page.locator('[data-prepared^=build]')).toBeAttached();
  return building;
}

test('Escape returns the focus to where the selection began, on a payment too', async ({ page }) => {
  const { moves } = await sit(page);
  const building = await pay(page, moves);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-prepared]')).toHaveCount(0);
  await expect(page.locator(`main [data-key="${building}"]`)).toBeFocused();
});

test('paid blocks fly to the building', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { player, moves } = await sit(page);
  await pay(page, moves);
  const blocks = page.locator('main .hand .pays');
  const { length, [0]: first } = await blocks.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  // Animations are short, so they are recorded instead of awaited.
  await page.evaluate(() => {
    const noted: number[] = [];
    Object.assign(window, { noted });
    new MutationObserver((changes) =>
      changes.forEach(({ addedNodes }) =>
        addedNodes.forEach((node) => (node as HTMLElement).style?.position === 'fixed' && noted.push(parseFloat((node as HTMLElement).style.left))),
      ),
    ).observe(document.querySelector('main .carrara')!, { childList: true });
  });
  await player.confirm.press('Enter');
  await expect(blocks).toHaveCount(0);
  const noted = await page.evaluate(() => (window as unknown as { noted: number[] }).noted);
  expect(noted, 'the building and its blocks').toHaveLength(1 + length);
  expect(noted.some((left) => Math.abs(left - first!) < 8)).toBe(true);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the wheel scrolls into view when blocks can be taken, without taking the focus', async ({ page }) => {
    const { player } = await sit(page);
    const wheel = page.locator('main .wheelbox');
    await page.locator('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }));
    await expect(wheel).not.toBeInViewport({ ratio: 0.5 });
    await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
    await player.confirm.click();
    await expect(page.locator('main .block.open').first()).toBeAttached();
    await expect(wheel).toBeInViewport({ ratio: 0.95 });
    expect(await wheel.evaluate((box) => box.contains(document.activeElement))).toBe(false);
  });

  test('objects scroll into view when they are the only thing left to buy', async ({ page }) => {
    const { player } = await sit(page);
    await page.getByRole('button', { name: 'Turn the wheel and buy' }).click();
    await player.confirm.click();
    // The cheapest block leaves most coins.
    await page
      .getByRole('button', { name: /block in section/ })
      .last()
      .press('Enter');
    await player.confirm.click();
    await expect(page.getByRole('heading', { name: 'Buy an object (10 coins) or end your turn.' })).toBeAttached();
    await expect(page.locator('main .objects')).toBeInViewport({ ratio: 0.99 });
  });
});
