import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/browser.ts',
  outputDir: 'target/test-results',
  timeout: 180_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // The second is read by ./lucca test.
  reporter: [['list'], ['junit', { outputFile: '../browser/target/surefire-reports/TEST-browser.xml' }]],
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
