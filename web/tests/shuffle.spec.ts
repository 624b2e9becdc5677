import { sendCommand, expect, openTable, test } from './serverTest';

test('two browsers commit to salts, reveal them at the start, and each verifies the shuffle by itself', async ({ page, visitor }) => {
  const id = await openTable(page, { game: 'citta', seats: 2 });
  const guest = await visitor();
  for (const each of [page, guest]) {
    await each.goto(`/table/${id}`);
    await each.getByRole('button', { name: 'Take seat' }).first().click();
    await expect(each.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Start' }).click();
  for (const each of [page, guest]) {
    await expect(each.locator('main [data-card]').first()).toBeVisible();
  }
  await sendCommand(guest, id, 'resign');
  for (const each of [page, guest]) {
    const asked: string[] = [];
    await each.goto(`/replay/${id}`);
    each.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const verify = each.getByRole('button', { name: 'Verify the shuffle' });
    await verify.click();
    await expect(each.getByText('Verified in this browser')).toBeVisible();
    await expect(each.getByText('nobody could have chosen the shuffle, not even the server operator')).toBeVisible();
    await expect(each.getByText('saved no commitment')).toHaveCount(0);
    expect(asked).toContain(`/api/tables/${id}/record`);
    expect(asked).not.toContain(`/api/tables/${id}/proof`);
    await each.evaluate(() => localStorage.setItem('luck', localStorage.getItem('luck')!.replace(/"saltHash":"[0-9a-f]/g, '"saltHash":"x')));
    await verify.click();
    await expect(each.getByText('Not verified: the salt of')).toBeVisible();
  }
});

test('a player whose browser is closed delays the start by 20 seconds only', async ({ page, visitor }) => {
  test.setTimeout(90_000);
  const id = await openTable(page, { game: 'towers', options: { size: '6' }, seats: 2 });
  const guest = await visitor();
  for (const each of [page, guest]) {
    await each.goto(`/table/${id}`);
    await each.getByRole('button', { name: 'Take seat' }).first().click();
    await expect(each.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  }
  await guest.goto('about:blank');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('The game is starting. Waiting for')).toBeVisible();
  await expect(page.locator('section.bar')).toBeVisible({ timeout: 60_000 });
});
