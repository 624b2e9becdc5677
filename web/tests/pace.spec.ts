import type { Page } from '@playwright/test';
import { readySelectors } from './pageMetrics';
import { Player } from './player';
import { expect, signInAsGuest, openTable, test } from './serverTest';

/** Bots that decide at once. */
const fast = { game: 'towers', options: { size: '6' }, seats: 4, bots: [null, 'level1', 'level1', 'level1'], thought: 20, start: true };

/** How many bricks were left on the board, and when. */
interface ShownState {
  at: number;
  left: number;
}

/** A page whose time to look at a move can be stopped, as the machine may be slower than that time. */
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

/** Sits down among fast bots when all is shown, and stops the time; what the board shows from then on is noted. */
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

/** Ends a turn, whose last decision the bots answer. */
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

test('moves that come fast are shown one after the other, though all is known at once', async ({ page }) => {
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
  test(`${way} shows at once where moves have led`, async ({ page }) => {
    const player = await sit(page);
    await endTurn(player);
    await expect(page).toHaveTitle(/^●/);
    expect(await page.locator(readySelectors.towers).count()).toBe(0);
    const { length } = await shownStates(page);
    let asked = 0; // whoever prepares a move, or wants to know why not, asks the server
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

/** Waits until all that a key or a touch has led to in the page itself is drawn. */
function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}

async function touchLot(page: Page): Promise<void> {
  const box = (await page.locator('[data-lot="c3"]').first().boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('who wants so sees all moves at once', async ({ page }) => {
  await signInAsGuest(page);
  await page.goto('/me');
  await page.getByRole('checkbox', { name: 'Show other players’ moves one by one' }).uncheck();
  const player = await sit(page);
  await endTurn(player);
  await player.waitForTurn();
  await expect(page.locator(readySelectors.towers).first()).toBeVisible();
});
