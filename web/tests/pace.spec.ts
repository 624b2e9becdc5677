import type { Page } from '@playwright/test';
import { targetsOf } from './games';
import { Player } from './player';
import { expect, signInAsGuest, openTable, test } from './serverTest';

/** Bots that move at once. */
const fast = { game: 'towers', options: { size: '6' }, seats: 4, bots: [null, 'level1', 'level1', 'level1'], thought: 20, start: true };

/** A page whose timers can be stopped, because the machine may be slower than the pace. */
interface StoppableTimers {
  stopTimers: () => void;
  /** Runs the stopped timers that are due; returns their lengths in milliseconds. */
  runTimers: () => number[];
}

async function addStoppableTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = window.setTimeout.bind(window);
    let stopped = false;
    let due: { action: () => void; time: number }[] = [];
    const later = (action: () => void, time = 0) =>
      start(() => {
        if (stopped && time > 100) due.push({ action, time });
        else action();
      }, time);
    const timers: StoppableTimers = {
      stopTimers: () => (stopped = true),
      runTimers: () => {
        const now = due;
        due = [];
        now.forEach(({ action }) => action());
        return now.map(({ time }) => time);
      },
    };
    Object.assign(window, timers, { setTimeout: later });
  });
}

function stopTimers(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as StoppableTimers).stopTimers());
}

function runTimers(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as StoppableTimers).runTimers());
}

/** Opens a table with fast bots, stops the timers, and records how many bricks are left on the board. */
async function sit(page: Page): Promise<Player> {
  const id = await openTable(page, fast);
  await addStoppableTimers(page);
  await page.goto(`/table/${id}`);
  await page.locator(targetsOf('towers')).first().waitFor();
  await stopTimers(page);
  await page.evaluate(() => {
    const left = () => [...document.querySelectorAll('main .left')].reduce((sum, each) => sum + Number(each.textContent), 0);
    const shownBricks = [left()];
    Object.assign(window, { shownBricks });
    new MutationObserver(() => {
      if (shownBricks.at(-1) !== left()) shownBricks.push(left());
    }).observe(document.querySelector('main')!, { childList: true, subtree: true, characterData: true });
  });
  return new Player(page, 'towers', 9);
}

function shownBricks(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { shownBricks: number[] }).shownBricks);
}

/** Ends a turn, so that the bots move. */
async function endTurn(player: Player): Promise<void> {
  const { page } = player;
  const others = page.locator('aside ol > li:has([aria-label^=Beginner])');
  const before = await others.count();
  for (let made = 0; made < 5 && (await others.count()) === before; made++) {
    await player.move();
    await expect.poll(async () => (await others.count()) > before || (await page.locator(targetsOf('towers')).count()) > 0).toBe(true);
  }
}

test.use({ expectedErrors: /\/preview .* 422/ });

test('fast moves are shown one by one, although all are known at once', async ({ page }) => {
  const player = await sit(page);
  await endTurn(player);
  await expect(page).toHaveTitle(/^●/);
  const known = await player.version();
  expect(await page.locator(targetsOf('towers')).count()).toBe(0);
  const { length } = await shownBricks(page);
  const lengths: number[] = [];
  for (let shown = length; (await page.locator(targetsOf('towers')).count()) === 0; shown++) {
    await expect.poll(async () => lengths.push(...(await runTimers(page))) && (await shownBricks(page)).length).toBeGreaterThan(shown);
    await drawn(page);
    expect(await shownBricks(page)).toHaveLength(shown + 1);
  }
  expect(await player.version()).toBe(known);
  const bricks = await shownBricks(page);
  expect(bricks.length - length).toBeGreaterThan(2);
  expect(bricks.slice(1).map((left, i) => bricks[i]! - left)).toEqual(bricks.slice(1).map(() => 1));
  expect(lengths.filter((each) => each >= 350).length).toBeGreaterThanOrEqual(bricks.length - length);
});

for (const [way, skip] of [
  ['a key', (page: Page) => page.keyboard.press('Escape')],
  ['a touch', touchLot],
] as const) {
  test(`${way} skips to the latest position`, async ({ page }) => {
    const player = await sit(page);
    await endTurn(player);
    await expect(page).toHaveTitle(/^●/);
    expect(await page.locator(targetsOf('towers')).count()).toBe(0);
    const { length } = await shownBricks(page);
    let asked = 0; // counts previews, which preparing or explaining a move would request
    page.on('request', (request) => (asked += request.url().includes('/preview') ? 1 : 0));
    await skip(page);
    await expect(page.locator(targetsOf('towers')).first()).toBeVisible();
    const shown = await shownBricks(page);
    expect(shown).toHaveLength(length + 1);
    expect(shown.at(-2)! - shown.at(-1)!).toBeGreaterThan(1);
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
  await expect(page.locator(targetsOf('towers')).first()).toBeVisible();
});
