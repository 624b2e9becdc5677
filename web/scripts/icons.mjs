// Draws the icons of the installed app from the logo: node scripts/icons.mjs. The results are committed.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const folder = new URL('../public/', import.meta.url);
const mark = readFileSync(new URL('mark.svg', folder), 'utf8');
// A maskable icon may be cropped to a circle, so the logo is smaller.
const icons = [
  ['icon-192.png', 192, 0.84],
  ['icon-512.png', 512, 0.84],
  ['icon-maskable-512.png', 512, 0.66],
  ['apple-touch-icon.png', 180, 0.76],
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage({ colorScheme: 'light' });
for (const [name, size, part] of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#f7f2e8">` +
      mark.replace('<svg ', `<svg width="${size * part}" height="${size * part}" `),
  );
  await page.screenshot({ path: new URL(name, folder).pathname });
}
await browser.close();
