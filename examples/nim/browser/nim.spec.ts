import { expect, openTable, test } from './serverTest';
import { Player } from './player';

test('a table of nim is opened on the home page and played on its own board, with its own words', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Nim', exact: true }) });
  await expect(card).toContainText('the last stone wins');
  await expect(card.getByRole('img', { name: 'Three heaps of stones' })).toBeVisible();
  await card.getByRole('button', { name: 'Play now: Nim' }).click();
  const heaps = page.getByRole('list', { name: 'Heaps of stones' });
  await expect(heaps.getByRole('button')).toHaveCount(12);
  await heaps.getByRole('button', { name: 'Take 3 stones from heap a' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(heaps.getByRole('button', { name: /heap a/ })).toHaveCount(0);
  const player = new Player(page, 'nim', 3);
  await player.play();
  await expect(player.gameOverCard).toContainText('takes the last stone');
  await page.goto('/rules/nim');
  await expect(page.getByRole('img', { name: 'The three heaps at the start: 3, 4 and 5 stones' })).toBeVisible();
});

test('the board of nim speaks French and Italian', async ({ page }) => {
  const id = await openTable(page, { game: 'nim', seats: 2, bots: [null, 'level1'], start: true });
  for (const [language, heaps] of [
    ['fr', 'Tas de pierres'],
    ['it', 'Mucchi di pietre'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('combobox').first().selectOption(language);
    await page.goto(`/table/${id}`);
    await expect(page.getByRole('list', { name: heaps })).toBeVisible();
  }
});
