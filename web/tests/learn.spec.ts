import { games } from './games';
import { Player } from './player';
import { expect, test } from './serverTest';

/** Taps only visible targets, as instructed by the lesson, without scrolling. */
class Learner extends Player {
  override async touch(): Promise<void> {
    await this.page.waitForSelector(`${this.selector}, [data-prepared]`, { timeout: 20_000 }); // others may still be moving
    const found = await this.page.waitForFunction(
      (selector) => {
        if (document.querySelector('[data-prepared]')) return 'prepared';
        const targets = [...document.querySelectorAll(selector)].map((each) => ({ each, box: each.getBoundingClientRect() }));
        const seen = targets.map(({ each, box }) => ({ each, x: box.x + box.width / 2, y: box.y + box.height / 2 }));
        const hit = seen.find(({ each, x, y }) => each.contains(document.elementFromPoint(x, y)));
        return hit ? { x: hit.x, y: hit.y } : null;
      },
      this.selector,
      { timeout: 3_000 },
    );
    const place = await found.jsonValue();
    if (place && place !== 'prepared') {
      await this.page.mouse.click(place.x, place.y);
      await this.page.waitForTimeout(100);
    }
  }
}

/** The number of steps of each lesson. */
const steps: { [game: string]: number } = {};
for (const { name, manifest } of games) {
  steps[name] = (await manifest.lesson()).default.decisions.length;
}

for (const [game, count] of Object.entries(steps)) {
  for (const [width, height] of [
    [1280, 800],
    [360, 740],
  ] as const) {
    test(`the lesson of ${game} is played to its end, ${width} pixels wide`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await page.goto(`/learn/${game}`);
      const player = new Player(page, game, 5);
      for (let step = 1; step <= count; step++) {
        await expect(page.getByRole('heading', { name: `Step ${step} of ${count}` })).toBeVisible();
        await page
          .getByRole('button', { name: 'Skip' })
          .click({ timeout: 500 })
          .catch(() => {});
        await player.move();
      }
      await expect(page.getByRole('button', { name: 'Play now against a beginner bot' })).toBeVisible({ timeout: 20_000 });
    });
  }
}

for (const [game, height] of [
  ['towers', 640],
  ['citta', 640],
  ['citta', 560],
  ['carrara', 640],
] as const) {
  test(`the targets of the lesson of ${game} are visible on a phone of 360 by ${height}`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 360, height });
    await page.goto(`/learn/${game}`);
    const learner = new Learner(page, game, 5);
    const count = steps[game]!;
    for (let step = 1; step <= count; step++) {
      await expect(page.getByRole('heading', { name: `Step ${step} of ${count}` })).toBeVisible();
      await learner.move();
    }
  });
}

test('a lesson can be navigated by steps, and leads to a game', async ({ page }) => {
  await page.goto('/learn/towers');
  const next = page.getByRole('button', { name: 'Next: make this move for me' });
  for (let step = 1; step <= 10; step++) {
    await next.click();
  }
  await page.getByRole('button', { name: 'Play now against a beginner bot' }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
});
