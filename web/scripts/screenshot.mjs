// Takes a picture of a page: node scripts/screenshot.mjs URL FILE.png [WIDTH HEIGHT [dark]] [--click SELECTOR]...
import { chromium } from '@playwright/test';

const words = process.argv.slice(2);
const clicks = [];
for (let i = words.indexOf('--click'); i >= 0; i = words.indexOf('--click')) clicks.push(words.splice(i, 2)[1]);
const [url, file, width = '1440', height = '900', theme = 'light'] = words;
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: +width, height: +height }, colorScheme: theme });
page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(message.type(), message.text()));
page.on('pageerror', (error) => console.log('error', error.message));
await page.goto(url, { waitUntil: 'load' });
await page.waitForTimeout(Number(process.env.WAIT ?? 800));
for (const each of clicks) {
  await page.click(each, { timeout: 3000 });
  await page.waitForTimeout(400);
}
await page.screenshot({ path: file });
await browser.close();
