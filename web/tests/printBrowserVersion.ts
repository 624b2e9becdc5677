import { chromium, type FullConfig } from '@playwright/test';

/** Prints the browser's version before the tests, because behaviour differs between versions. */
export default async function printVersion(config: FullConfig): Promise<void> {
  const browser = await chromium.launch(config.projects[0]!.use.launchOptions);
  console.log(`Browser: Chromium ${browser.version()}`);
  await browser.close();
}
