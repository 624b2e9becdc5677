import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, open, test } from './site';
import type { Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

/** What axe finds, in the rules of WCAG 2.2 AA. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe); // not as a script of the page, which its policy would refuse
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly: tags });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  });
}

const pages = ['/', '/new/citta', '/new/carrara', '/new/towers', '/rules/towers', '/rules/citta', '/rules/carrara', '/me', '/learn/towers', '/learn/citta', '/learn/carrara'];

for (const path of pages) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await page.locator('main').waitFor();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const path of ['/nonsense', '/table/xyz/what']) {
  test.describe(`at ${path}, where there is nothing,`, () => {
    test.use({ known: new RegExp(`^${path} .* 404`) });
    test('a page says so', async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'There is nothing at this address.' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

for (const game of ['towers', 'citta', 'carrara']) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`axe finds nothing at a table of ${game} (${scheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const id = await open(page, { game, seats: 2, bots: [null, 'level1'], thought: 20, hints: true, start: true });
      await page.goto(`/table/${id}`);
      await page.locator('section.bar.mine').waitFor();
      await page.waitForLoadState('networkidle').catch(() => {});
      expect(await violations(page)).toEqual([]);
    });
  }
}

for (const language of ['fr', 'it']) {
  test(`speaks ${language}, and keeps to it`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('is light or dark as one has chosen, whatever the system says', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rules/towers');
  const light = await paper();
  await page.getByRole('button', { name: 'Light or dark' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.locator('main').waitFor();
  expect(await paper()).toBe(dark);
});
