import { expect, openTable, test } from './serverTest';
import { Player } from './player';

/** With all expansions; other tests play without. */
const tables = {
  towers: { game: 'towers', seats: 3, options: { size: '6', switching: 'on' } },
  citta: { game: 'citta', seats: 3, options: { celebration: 'on' } },
  carrara: { game: 'carrara', seats: 3, options: { expansion: 'on' } },
};

for (const [game, terms] of Object.entries(tables)) {
  test(`two browsers and a bot play a whole game of ${game}`, async ({ page, visitor }) => {
    test.setTimeout(600_000);
    const id = await openTable(page, { ...terms, bots: [null, null, 'level1'], thought: 20 });
    const guest = await visitor();
    await page.goto(`/table/${id}`);
    await page.getByRole('button', { name: 'Take seat' }).first().click();
    await guest.goto(`/table/${id}`);
    await guest.getByRole('button', { name: 'Take seat' }).first().click();
    await page.getByRole('button', { name: 'Start' }).click();
    const players = [new Player(page, game, 7), new Player(guest, game, 11)];
    await Promise.all(players.map((player) => player.play()));
    for (const { gameOverCard } of players) {
      await expect(gameOverCard).toContainText(/won|Winner/);
    }
  });
}
