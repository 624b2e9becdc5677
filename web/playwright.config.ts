import { defineConfig } from '@playwright/test';

const wholeGames = /(games|playing)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/printBrowserVersion.ts',
  outputDir: 'target/test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // Most of the time tests wait for what is shown at its own pace, so there are more of them than processors.
  workers: 4,
  fullyParallel: true,
  // Whole games take longest, so they begin first.
  projects: [
    { name: 'games', testMatch: wholeGames },
    { name: 'pages', testIgnore: wholeGames },
  ],
  forbidOnly: true,
  // The second is read by ./lucca test.
  reporter: [['list'], ['junit', { outputFile: 'target/browser-reports/TEST-browser.xml' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    // The browser that the system has: nothing is downloaded. As root it has no sandbox.
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
});
