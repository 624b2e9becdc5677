import { violations } from './axe';
import { sendCommand, expect, openTable, test } from './serverTest';

const terms = { game: 'towers', seats: 4 };

test.use({ viewport: { width: 360, height: 740 } });

test('a host removes a player by keyboard, who is told why and cannot come back', async ({ page, visitor }) => {
  const id = await openTable(page, terms);
  const bruno = await visitor('Bruno');
  await sendCommand(bruno, id, 'sit');
  await Promise.all([page, bruno].map((each) => each.goto(`/table/${id}`)));

  const remove = page.getByRole('button', { name: 'Remove Bruno from the table' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(bruno.getByRole('alert')).toContainText('The host has removed you from this table.');
  await expect(bruno.getByRole('button', { name: /^Take seat/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Take seat/ })).toHaveCount(4);
});

test('a host locks the table and lets others bring companions', async ({ page, visitor }) => {
  const id = await openTable(page, terms);
  const bruno = await visitor('Bruno');
  await sendCommand(bruno, id, 'sit');
  const carla = await visitor('Carla');
  await Promise.all([page, bruno, carla].map((each) => each.goto(`/table/${id}`)));
  await expect(bruno.getByRole('button', { name: /^Add player on this device/ })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Allow shared devices/ }).check();
  await expect(bruno.getByRole('button', { name: /^Add player on this device/ })).toHaveCount(3);

  await page.getByRole('checkbox', { name: /^Lock table/ }).check();
  await expect(carla.getByText('The host has locked this table')).toBeVisible();
  await expect(carla.getByRole('button', { name: /^Take seat/ })).toHaveCount(0);
  for (const each of [page, bruno, carla]) {
    await each.setViewportSize({ width: 360, height: 740 });
    expect(await each.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(each)).toEqual([]);
  }
  await page.getByRole('checkbox', { name: /^Lock table/ }).uncheck();
  await expect(carla.getByRole('button', { name: /^Take seat/ })).toHaveCount(3);
});

test('names have room beside the actions at any width', async ({ page, visitor }) => {
  const id = await openTable(page, terms);
  await sendCommand(page, id, 'sit');
  const bruno = await visitor('Massimiliano-Bartolomeo the Magnificent');
  await sendCommand(bruno, id, 'sit');
  await page.goto(`/table/${id}`);
  await page.getByRole('button', { name: /^Remove Massimiliano/ }).click();
  await expect(page.getByRole('button', { name: 'Add bot' })).toHaveCount(2);
  const names = page.locator('li .who');
  await expect(names).toHaveCount(4);
  for (const width of [1920, 1280, 1000, 800, 540, 360]) {
    await page.setViewportSize({ width, height: 740 });
    const boxes = await names.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.min(...boxes.map((box) => box.width)), `the width of a name, ${width} pixels wide`).toBeGreaterThanOrEqual(120);
    expect(Math.max(...boxes.map((box) => box.height)), `the height of a name, ${width} pixels wide`).toBeLessThan(75);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
