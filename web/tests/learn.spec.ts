import { Player } from './player';
import { expect, test } from './site';

const steps = { towers: 10, citta: 14, carrara: 12 };

for (const [game, count] of Object.entries(steps)) {
  for (const [width, height] of [[1280, 800], [360, 740]] as const) {
    test(`the lesson of ${game} is played to its end on ${width} pixels`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await page.goto(`/learn/${game}`);
      const player = new Player(page, game, 5);
      for (let step = 1; step <= count; step++) {
        await expect(page.getByRole('heading', { name: `Step ${step} of ${count}` })).toBeVisible();
        await page.getByRole('button', { name: 'Go on' }).click({ timeout: 500 }).catch(() => {});
        await player.move();
      }
      await expect(page.getByRole('button', { name: 'Play now against a beginner' })).toBeVisible({ timeout: 20_000 });
    });
  }
}

test('a lesson can be leafed through, and leads to a game', async ({ page }) => {
  await page.goto('/learn/towers');
  const next = page.getByRole('button', { name: 'Next: do it for me' });
  for (let step = 1; step <= 10; step++) {
    await next.click();
  }
  await page.getByRole('button', { name: 'Play now against a beginner' }).click();
  await expect(page).toHaveURL(/\/table\/\w+/);
});
