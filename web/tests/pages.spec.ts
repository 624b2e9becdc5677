import { violations } from './axe';
import { expect, test } from './serverTest';

for (const path of ['/nonsense', '/table/xyz/what']) {
  test.describe(`The unknown address ${path}`, () => {
    test.use({ expectedErrors: new RegExp(`^${path} .* 404`) });
    test('shows an error page', async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Page not found.' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.locator('main').getByRole('link').click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

for (const language of ['fr', 'it']) {
  test(`a page in ${language} keeps its language`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox').first().selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the chosen theme overrides that of the system', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/rules/towers');
  const light = await paper();
  await page.getByRole('button', { name: 'Theme' }).click();
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await page.locator('main').waitFor();
  expect(await paper()).toBe(dark);
});
