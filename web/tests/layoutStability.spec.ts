import { games } from './games';
import { paths, readySelectors, waitUntilQuiet, layoutShift, recordMetrics, timeToReady } from './pageMetrics';
import { Player } from './player';
import { expect, holdPosts, signInAsGuest, openTable, test } from './serverTest';

/** Generous, because tests run on busy machines; on a quiet one, pages are ready after half a second. */
const SOON = 5000;
const STILL = 0.01;
/**
 * The limit that browsers call good. On a phone a whole hand of cards may disappear, on a busy machine long after the
 * tap.
 */
const CALM = 0.1;

const quick = { seats: 2, bots: [null, 'level1'], thought: 600, start: true };

for (const width of [1280, 1024, 360]) {
  for (const [name, path] of Object.entries(paths)) {
    test(`${name} is ready soon and does not shift, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      if (name !== 'stranger') {
        await signInAsGuest(page);
      }
      await recordMetrics(page, readySelectors[name as keyof typeof paths]);
      expect(await timeToReady(page, path)).toBeLessThan(SOON);
      const { sum, what } = await layoutShift(page);
      expect(sum, what.join('\n')).toBeLessThan(STILL);
    });
  }
}

for (const { name: game, targets } of games) {
  for (const width of [1280, 360]) {
    test(`${game} does not shift while it is played and replayed, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const id = await openTable(page, { ...quick, game });
      await recordMetrics(page, `main, ${targets}`);
      expect(await timeToReady(page, `/table/${id}`)).toBeLessThan(SOON);
      const player = new Player(page, game, 6);
      for (let made = 0; made < 3 && (await player.waitForTurn()); made++) {
        await player.move();
        await waitUntilQuiet(page);
      }
      const played = await layoutShift(page);
      expect(played.sum, played.what.join('\n')).toBeLessThan(width === 360 ? CALM : STILL);
      await timeToReady(page, `/replay/${id}?at=2`);
      const replayed = await layoutShift(page);
      expect(replayed.sum, replayed.what.join('\n')).toBeLessThan(STILL);
    });
  }
}

test.describe('With bots that are shown one by one', () => {
  test.use({ expectedErrors: /\/commands .* 422/ });

  for (const { name: game, targets } of games) {
    for (const width of [1280, 360]) {
      test(`${game} does not shift while others move, or when a preview, a refusal or a hint comes, ${width} pixels wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 740 });
        const id = await openTable(page, { ...quick, game, seats: 3, bots: [null, 'level1', 'level1'], thought: 20, hints: true });
        await recordMetrics(page, `main, ${targets}`);
        await timeToReady(page, `/table/${id}`);
        let before = 0;
        const expectStill = async (what: string) => {
          await waitUntilQuiet(page);
          const { sum, what: moved } = await layoutShift(page);
          expect(sum - before, `${what}\n${moved.join('\n')}`).toBeLessThan(STILL);
          before = sum;
        };
        const player = new Player(page, game, 6);
        for (let made = 0; made < 3 && (await player.waitForTurn()); made++) {
          await page.locator(targets).first().waitFor(); // all moves of the others have been shown
          await expectStill('the others');
          if (made === 1) {
            await page.getByRole('button', { name: 'Hint' }).click();
            await page.locator('.hints button').first().waitFor();
            await expectStill('a hint');
            await page.keyboard.press('Escape');
          }
          // Browsers excuse shifts soon after a tap; how soon the page responds depends on the machine. So the taps are
          // left out, and the response to them comes later.
          const preview = await holdPosts(page, /\/preview/);
          while (!(await player.isPrepared())) await player.touch();
          await waitUntilQuiet(page);
          before = (await layoutShift(page)).sum;
          preview.release();
          await expectStill('the preview of a prepared move');
          if (made === 2) {
            await page.route('**/commands?**', (route) => route.continue({ postData: { ...route.request().postDataJSON(), move: 'nonsense' } }), { times: 1 });
            await player.confirm.click();
            await page.locator('.refusal').waitFor();
            await expectStill('a refusal');
          }
          await player.confirm.click();
        }
      });
    }
  }
});
