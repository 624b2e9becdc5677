import { Player } from './player';
import { sendCommand, expect, openTable, test } from './serverTest';
import type { Page } from '@playwright/test';

const small = { game: 'towers', options: { size: '6' }, seats: 2 };

/** Two people in two browsers at a running table; the one who is to move first comes first. */
async function begin(page: Page, other: Page): Promise<{ id: string; first: Player; second: Player }> {
  const id = await openTable(page, small);
  await sendCommand(page, id, 'sit');
  await sendCommand(other, id, 'sit');
  await sendCommand(page, id, 'start');
  await Promise.all([page, other].map((each) => each.goto(`/table/${id}`)));
  const players = [new Player(page, 'towers', 3), new Player(other, 'towers', 4)] as const;
  const begins = await Promise.race(
    players.map((player, i) =>
      player.page
        .locator('section.bar.mine')
        .waitFor()
        .then(() => i),
    ),
  );
  return { id, first: players[begins]!, second: players[1 - begins]! };
}

/** Plays a turn, which has several decisions. */
async function turn(player: Player): Promise<void> {
  await player.waitForTurn();
  do {
    await player.move();
  } while ((await player.page.locator('section.bar.mine').count()) > 0);
}

/** The number of events that a player sees. */
async function eventCount(page: Page): Promise<number> {
  return page.locator('aside ol > li').count();
}

test('an undo is requested, declined, requested again and accepted', async ({ page, visitor }) => {
  const { first, second } = await begin(page, await visitor('Berta'));
  await turn(first);
  const done = await eventCount(first.page);
  await turn(second);
  await first.waitForTurn();
  const after = await eventCount(first.page);
  expect(after).toBeGreaterThan(done);

  const undo = first.page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(first.page.getByText('Waiting for the others to accept.')).toBeVisible();
  await expect(second.page.getByRole('alert')).toContainText('asks to undo a move.');
  await second.page.getByRole('button', { name: 'Decline' }).click();
  await expect(first.page.getByRole('alert')).toHaveText('Your request was declined.');
  expect(await eventCount(first.page)).toBe(after);

  await undo.click();
  await second.page.getByRole('button', { name: 'Accept' }).click();
  for (const player of [first, second]) {
    await expect.poll(() => eventCount(player.page)).toBe(done - 1);
    await expect(player.page.locator('[role=log]')).toContainText('Move undone.');
  }
  await first.waitForTurn();
  await first.move();
});

test('chat messages reach players, spectators and screen readers', async ({ page, visitor }) => {
  const berta = await visitor('Berta');
  const { id } = await begin(page, berta);
  const spectator = await visitor('Carla');
  await spectator.goto(`/table/${id}`);
  await spectator.locator('section.bar').waitFor();
  await say(page, 'Buongiorno');
  for (const other of [berta, spectator]) {
    await expect(other.locator('[role=log]')).toContainText('Ada says: Buongiorno');
    await expect(other.getByRole('tab', { name: 'Chat 1' })).toBeVisible();
  }
  await spectator.getByRole('tab', { name: 'Chat' }).click();
  await expect(spectator.getByText('Only players and invited spectators can write here.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite spectators to the chat' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to the chat' }).inputValue();
  await spectator.goto('/');
  await spectator.goto(link);
  await spectator.getByRole('button', { name: 'Join chat' }).click();
  await expect(spectator.getByLabel('Write a message')).toBeFocused();
  expect(spectator.url()).not.toContain('#');
  await say(spectator, 'Ciao');
  await berta.getByRole('tab', { name: 'Chat' }).click();
  await expect(berta.getByRole('tabpanel').getByRole('listitem')).toHaveText(['Ada Buongiorno', 'Spectator Ciao']);
  await page.getByRole('button', { name: 'Mute Spectator' }).press('Enter');
  await expect(spectator.getByText('The host has muted you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Unmute Spectator' })).toBeFocused();
  await expect(page.locator('[role=log]')).not.toContainText('Buongiorno');
  await say(page, 'Grazie');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();
});

test('older messages are loaded on demand on a small screen, by keyboard too', async ({ page, visitor }) => {
  const { id } = await begin(page, await visitor('Berta'));
  await sendMessages(page, id, 120);
  const spectator = await visitor('Carla');
  await spectator.setViewportSize({ width: 360, height: 740 });
  await spectator.goto(`/table/${id}`);
  await spectator.getByRole('button', { name: 'Seats, log, score, chat' }).click();
  await spectator.getByRole('tab', { name: 'Chat' }).click();
  const messages = spectator.getByRole('tabpanel').getByRole('listitem');
  await expect(messages).toHaveCount(50);
  await expect(messages.last()).toBeInViewport({ ratio: 1 });
  const older = spectator.getByRole('button', { name: 'Show older messages' });
  await older.focus();
  const firstSeen = messages.filter({ hasText: 'message 70' });
  await expect(firstSeen).toBeInViewport({ ratio: 1 });
  const before = (await firstSeen.boundingBox())!.y;
  await older.press('Enter');
  await expect(messages).toHaveCount(100);
  await expect.poll(async () => Math.abs((await firstSeen.boundingBox())!.y - before)).toBeLessThan(2);
  await expect(spectator.getByRole('status').filter({ hasText: '50 older messages shown.' })).toHaveCount(1);
  await expect(older).toBeFocused();
  await older.press('Enter');
  await expect(messages).toHaveCount(120);
  await expect(older).toHaveCount(0);
  await expect(messages.first()).toHaveText('Ada message 0');
  await expect(spectator.getByRole('list', { name: 'Chat messages' })).toBeFocused();
  expect(await spectator.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a new visitor of a table is told what to do, and the tab's title shows whose turn it is", async ({ page, visitor }) => {
  const { first, second } = await begin(page, await visitor('Berta'));
  for (const player of [first, second]) {
    await expect(async () => {
      const heading = await player.page.locator('section.bar h2').innerText();
      await expect(player.page.getByRole('status').filter({ hasText: heading })).toHaveCount(1, { timeout: 500 });
    }).toPass({ timeout: 15_000 });
  }
  await expect(first.page).toHaveTitle(/^● Your turn\. /);
  await expect(second.page).not.toHaveTitle(/Your turn/);
  await turn(first);
  await expect(second.page).toHaveTitle(/^● Your turn\. /);
  await expect(first.page).not.toHaveTitle(/Your turn/);
});

test('choosing after the others is not announced as an undo', async ({ page, visitor }) => {
  const berta = await visitor('Berta');
  const id = await openTable(page, { game: 'citta', seats: 2 });
  await sendCommand(page, id, 'sit');
  await sendCommand(berta, id, 'sit');
  await sendCommand(page, id, 'start');
  await Promise.all([page, berta].map((each) => each.goto(`/table/${id}`)));
  const players = [new Player(page, 'citta', 3), new Player(berta, 'citta', 4)] as const;
  await players[0].waitForTurn();
  await players[1].move();
  const log = page.locator('[role=log]');
  await expect(log).toContainText('Berta: ');
  await players[0].move();
  await expect(log).toContainText('order of play: ');
  await expect(log).not.toContainText('Move undone.');
});

for (const [width, height] of [
  [1280, 800],
  [360, 740],
] as const) {
  test(`the latest message and the input field stay visible, but older messages being read stay in place, ${width} pixels wide`, async ({ page, visitor }) => {
    const berta = await visitor('Berta');
    const { id } = await begin(page, berta);
    await sendMessages(berta, id, 20);
    await page.setViewportSize({ width, height });
    await page.reload();
    if (width === 360) {
      await page.getByRole('button', { name: 'Seats, log, score, chat' }).click();
    }
    await page.getByRole('tab', { name: 'Chat' }).click();
    const messages = page.getByRole('tabpanel').getByRole('listitem');
    const field = page.getByLabel('Write a message');
    const inSight = async (text: string) => {
      await expect(messages.last()).toContainText(text);
      await expect(messages.last()).toBeInViewport({ ratio: 1 });
      await expect(field).toBeInViewport({ ratio: 1 });
      const [last, below] = [(await messages.last().boundingBox())!, (await field.boundingBox())!];
      expect(last.y + last.height).toBeLessThanOrEqual(below.y);
    };
    await inSight('message 19');
    await sendMessages(berta, id, 10);
    await expect(messages).toHaveCount(30);
    await inSight('message 9');
    await say(page, 'Bene');
    await inSight('Bene');

    const panel = page.getByRole('tabpanel');
    await panel.evaluate((each) => each.scrollTo(0, 0));
    await expect(messages.first()).toBeInViewport({ ratio: 1 });
    await sendMessages(berta, id, 1);
    await expect(messages).toHaveCount(32);
    await expect(messages.first()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await say(page, 'Grazie');
    await inSight('Grazie');
  });
}

/** Sends a number of messages at a table. */
async function sendMessages(page: Page, table: string, count: number) {
  await page.evaluate(
    async ({ table, count }) => {
      for (let i = 0; i < count; i++) {
        const headers = { 'Content-Type': 'application/json' };
        await fetch(`/api/tables/${table}/commands`, { method: 'POST', headers, body: JSON.stringify({ type: 'say', text: `message ${i}` }) });
      }
    },
    { table, count },
  );
}

async function say(page: Page, text: string) {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Write a message')).toHaveValue('');
}

test('spectators see each move as it is made, and nothing hidden', async ({ page, visitor }) => {
  const id = await openTable(page, { game: 'citta', seats: 2, bots: [null, 'level1'], thought: 20, start: true });
  await page.goto(`/table/${id}`);
  const player = new Player(page, 'citta', 2);
  await player.waitForTurn();
  await expect(page.locator('main button[data-card]')).toHaveCount(4);
  const cards = await page.locator('main button[data-card]').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset['card']!));

  const spectator = await visitor();
  const told: string[] = [];
  const messages = await spectator.context().newCDPSession(spectator);
  await messages.send('Network.enable');
  messages.on('Network.eventSourceMessageReceived', ({ data }) => told.push(data));
  await spectator.goto(`/table/${id}`);
  await expect(spectator.locator('section.bar').getByText('You are watching.')).toBeVisible();
  await expect(spectator.locator('aside')).toContainText('Ada is dealt four cards.');
  for (const card of cards) {
    await expect(spectator.locator(`[data-card="${card}"]`)).toHaveCount(0);
  }
  const { view, events } = JSON.parse(told[0]!) as {
    view: { position: { seats: { hand: null }[]; unseen: string[] } };
    events: { type: string; cards: string[] }[];
  };
  expect(view.position.seats.map((seat) => seat.hand)).toEqual([null, null]);
  expect(view.position.unseen).toEqual(expect.arrayContaining(cards));
  expect(events.filter(({ type }) => type === 'deal').map((deal) => deal.cards)).toEqual([[], []]);
  await player.move();
  await expect.poll(() => spectator.getAttribute('[data-version]', 'data-version').then(Number)).toBeGreaterThanOrEqual(await player.version());
  await expect(spectator.locator('aside')).toContainText('keeps');
  await expect(spectator.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
});

test('the last player to move can undo on a device that two people share', async ({ page }) => {
  const id = await openTable(page, { ...small, start: true, companions: ['Berta'] });
  await page.goto(`/table/${id}`);
  const either = new Player(page, 'towers', 4);
  await either.waitForTurn();
  const asked = () => page.locator('aside tbody tr').evaluateAll((rows) => rows.findIndex((row) => row.matches('.asked')));
  const undo = page.getByRole('button', { name: 'Undo' });
  const first = await asked();
  await expect(undo).toHaveCount(0);
  while ((await asked()) === first) {
    await either.move();
  }
  const done = await eventCount(page);
  await undo.click();
  await expect.poll(() => eventCount(page)).toBe(done - 1);
  await expect.poll(asked).toBe(first);
  await either.move();
  await expect.poll(asked).not.toBe(first);
});

test('a long name does not hide the supply', async ({ page, visitor }) => {
  const berta = await visitor('Massimiliano-Bartolomeo the Magnificent');
  await begin(page, berta);
  const supplies = page.locator('main li[data-supply] button');
  await expect(supplies).toHaveCount(4);
  for (const supply of await supplies.all()) {
    const over = await supply.evaluate((each) => each.getBoundingClientRect().right - document.querySelector('main')!.getBoundingClientRect().right);
    expect(over).toBeLessThanOrEqual(0);
  }
});
