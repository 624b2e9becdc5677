import { chromium, type FullConfig } from '@playwright/test';

/** Prints the version of the browser before any test: what browsers do differs from one to the next. */
export default async function printVersion(config: FullConfig): Promise<void> {
  const browser = await chromium.launch(config.projects[0]!.use.launchOptions);
  console.log(`Browser: Chromium ${browser.version()}`);
  await browser.close();
}
