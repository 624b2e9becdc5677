import { expect, openTable, test } from './serverTest';
import { games } from './games';
import { Player } from './player';

// With all expansions; other tests play without.
for (const { name: game, tables } of games) {
  test(`two browsers and a bot play a whole game of ${game}`, async ({ page, visitor }) => {
    test.setTimeout(600_000);
    const id = await openTable(page, { game, seats: 3, options: tables.complete, bots: [null, null, 'level1'], thought: 20 });
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
