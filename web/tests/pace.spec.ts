import type { Page } from '@playwright/test';
import { readySelectors } from './pageMetrics';
import { Player } from './player';
import { expect, signInAsGuest, openTable, test } from './serverTest';

/** Bots that move at once. */
const fast = { game: 'towers', options: { size: '6' }, seats: 4, bots: [null, 'level1', 'level1', 'level1'], thought: 20, start: true };

/** The number of bricks left on the board, and when it was shown. */
interface ShownState {
  at: number;
  left: number;
}

/** A page with a clock that can be stopped, because the machine may be slower than the pace. */
interface StoppableClock {
  stop: () => void;
  goOn: () => void;
}

async function addStoppableClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    let stopped = false;
    let waiting: (() => void)[] = [];
    const later = (action: () => void, time = 0) =>
      start(() => {
        if (stopped && time > 100) waiting.push(action);
        else action();
      }, time);
    const stoppable: StoppableClock = {
      stop: () => (stopped = true),
      goOn: () => {
        stopped = false;
        waiting.forEach((action) => start(action));
        waiting = [];
      },
    };
    Object.assign(window, stoppable, { setTimeout: later });
  });
}

function stop(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as StoppableClock).stop());
}

function goOn(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as StoppableClock).goOn());
}

/** Opens a table with fast bots, stops the clock, and records what the board shows. */
async function sit(page: Page): Promise<Player> {
  const id = await openTable(page, fast);
  await addStoppableClock(page);
  await page.goto(`/table/${id}`);
  await page.locator(readySelectors.towers).first().waitFor();
  await stop(page);
  await page.evaluate(() => {
    const left = () => [...document.querySelectorAll('main .left')].reduce((sum, each) => sum + Number(each.textContent), 0);
    const shownStates: ShownState[] = [{ at: 0, left: left() }];
    Object.assign(window, { shownStates });
    new MutationObserver(() => {
      if (shownStates.at(-1)!.left !== left()) shownStates.push({ at: performance.now(), left: left() });
    }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
  });
  return new Player(page, 'towers', 9);
}

function shownStates(page: Page): Promise<ShownState[]> {
  return page.evaluate(() => (window as unknown as { shownStates: ShownState[] }).shownStates);
}

/** Ends a turn, so that the bots move. */
async function endTurn(player: Player): Promise<void> {
  const { page } = player;
  const others = page.locator('aside ol > li:has([aria-label^=Beginner])');
  const before = await others.count();
  for (let made = 0; made < 5 && (await others.count()) === before; made++) {
    await player.move();
    await expect.poll(async () => (await others.count()) > before || (await page.locator(readySelectors.towers).count()) > 0).toBe(true);
  }
}

test.use({ expectedErrors: /\/preview .* 422/ });

test('fast moves are shown one by one, although all are known at once', async ({ page }) => {
  const player = await sit(page);
  await endTurn(player);
  await expect(page).toHaveTitle(/^●/);
  const known = await player.version();
  expect(await page.locator(readySelectors.towers).count()).toBe(0);
  await goOn(page);
  await page.locator(readySelectors.towers).first().waitFor();
  expect(await player.version()).toBe(known);
  const shown = await shownStates(page);
  const bots = shown.slice(-3);
  expect(shown.length).toBeGreaterThan(3);
  const steps = shown.slice(1).map(({ left }, i) => shown[i]!.left - left);
  expect(steps).toEqual(steps.map(() => 1));
  for (const [i, { at }] of bots.entries()) {
    expect(at - shown.at(i - 4)!.at).toBeGreaterThan(350);
  }
});

for (const [way, skip] of [
  ['a key', (page: Page) => page.keyboard.press('Escape')],
  ['a touch', touchLot],
] as const) {
  test(`${way} skips to the latest position`, async ({ page }) => {
    const player = await sit(page);
    await endTurn(player);
    await expect(page).toHaveTitle(/^●/);
    expect(await page.locator(readySelectors.towers).count()).toBe(0);
    const { length } = await shownStates(page);
    let asked = 0; // counts previews, which preparing or explaining a move would request
    page.on('request', (request) => (asked += request.url().includes('/preview') ? 1 : 0));
    await skip(page);
    await expect(page.locator(readySelectors.towers).first()).toBeVisible();
    const shown = await shownStates(page);
    expect(shown).toHaveLength(length + 1);
    expect(shown.at(-2)!.left - shown.at(-1)!.left).toBeGreaterThan(1);
    await drawn(page);
    expect(await player.isPrepared(), 'it is not meant for what it has brought').toBe(false);
    expect(asked).toBe(0);
    await expect(page.locator('.refusal')).toHaveCount(0);
    await touchLot(page);
    await expect(page.locator('[data-prepared], .refusal').first()).toBeAttached();
    expect(asked).toBeGreaterThan(0);
  });
}

/** Waits until the page has redrawn after a key press or a tap. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

async function touchLot(page: Page): Promise<void> {
  const box = (await page.locator('[data-lot="c3"]').first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('all moves are shown at once if the setting is off', async ({ page }) => {
  await signInAsGuest(page);
  await page.goto('/me');
  await page.getByRole('checkbox', { name: 'Show other players’ moves one by one' }).uncheck();
  const player = await sit(page);
  await endTurn(player);
  await player.waitForTurn();
  await expect(page.locator(readySelectors.towers).first()).toBeVisible();
});
