import { expect, signInAsGuest, test } from './serverTest';

test('a host chooses an option and a clock, and a guest who joins from the home page sees both', async ({ page, visitor }) => {
  const name = `Ada ${Date.now() % 1_000_000}`;
  await signInAsGuest(page, name);
  await page.goto('/new/towers');
  await page.getByRole('radiogroup', { name: 'Number of seats' }).getByLabel('2', { exact: true }).check();
  await page.getByLabel('Player in seat 2').selectOption('Human player');
  await page.getByRole('radiogroup', { name: 'Size of the city (lots per side)' }).getByLabel('6').check();
  await page.getByLabel('Live').check();
  await page.getByLabel('Time per player').selectOption('1 h 30 min');
  await page.getByLabel('Extra time per turn').selectOption('10 s');
  await page.getByLabel('Anyone can join').check();
  await page.getByRole('button', { name: 'Create table' }).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);

  const berta = await visitor('Berta');
  await berta.goto('/');
  const open = berta.getByRole('region', { name: 'Open tables' });
  const table = open.getByRole('listitem').filter({ hasText: name });
  await expect(table).toContainText('6 by 6 lots');
  await expect(table).toContainText('1 h 30 min each + 10 s per turn');
  await table.getByRole('link', { name: /^Join/ }).click();
  await expect(berta).toHaveURL(page.url());
  for (const each of [page, berta]) {
    const seats = each.getByRole('region', { name: 'Seats' });
    await expect(seats).toContainText(name);
    await expect(seats).toContainText('Berta');
    const terms = each.getByRole('region', { name: 'Game settings' });
    await expect(terms).toContainText('1 h 30 min each + 10 s per turn');
    await expect(terms).toContainText('6 by 6 lots');
  }
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  await expect(berta.getByRole('button', { name: 'Start' })).toHaveCount(0);
});
