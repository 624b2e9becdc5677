/// <reference types="node" />
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** The server under test. */
interface Server {
  address: string;
}

interface TestFixtures {
  expectedErrors: RegExp | null;
  noErrors: void;
  visitor: (name?: string) => Promise<Page>;
}

/**
 * Starts a server per worker, on a free port with an empty database; LUCCA_SITE names a running server instead.
 * LUCCA_CLASS_PATH is what it finds before its own classes and files.
 */
export const test = base.extend<TestFixtures, { site: Server }>({
  site: [
    async ({}, use) => {
      const running = process.env['LUCCA_SITE'];
      if (running) {
        return use({ address: running });
      }
      const folder = mkdtempSync(join(tmpdir(), 'lucca-'));
      const server = start(folder);
      try {
        await use({ address: await address(server) });
      } finally {
        if (server.exitCode === null) {
          server.kill('SIGTERM');
          await new Promise((done) => server.once('exit', done));
        }
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  /** Matches the path and text of browser errors that a test provokes. */
  expectedErrors: [null, { option: true }],
  /** Fails every test in which a page logs an unexpected error. */
  noErrors: [
    async ({ browser, context, expectedErrors }, use) => {
      const complaints: string[] = [];
      const watch = (watched: BrowserContext) => {
        watched.on('console', (message) => {
          const { pathname } = new URL(message.location().url || 'about:blank');
          if (message.type() === 'error' && !expectedErrors?.test(`${pathname} ${message.text()}`)) {
            complaints.push(message.text());
          }
        });
        watched.on('weberror', (error) => complaints.push(error.error().message));
      };
      watch(context);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  /** Opens another person's browser; without a name they are a stranger. */
  visitor: async ({ browser, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1280, height: 800 }, locale: 'en-GB' });
      contexts.push(context);
      const page = await context.newPage();
      if (name) {
        await signInAsGuest(page, name);
      }
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };

function start(folder: string): ChildProcess {
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const jar = resolve(import.meta.dirname, '../../server/target/lucca-server.jar');
  const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m', '--enable-native-access=ALL-UNNAMED'];
  const classPath = ['-cp', [process.env['LUCCA_CLASS_PATH'] ?? [], jar].flat().join(delimiter), 'lucca.server.ServeCommand'];
  return spawn(java, [...options, ...classPath, 'serve', '--port', '0', '--data', folder, '--limits', 'off'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Reads the server's address from its output once it is ready. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    server.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /http:\/\/[^/\s]+\//.exec(said);
      if (url) {
        found(url[0].slice(0, -1));
      }
    });
    server.once('exit', (code) => failed(new Error(`the server has stopped with ${code}: ${said}`)));
  });
}

/** Signs in a guest in this page's browser, as the pages do. */
export async function signInAsGuest(page: Page, name = 'Ada'): Promise<void> {
  await page.goto('/');
  await page.evaluate(async (called) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: called }) });
    if (!answer.ok) throw new Error(await answer.text());
    localStorage.setItem('known', '1');
  }, name);
}

/** Opens a table as a guest in this page's browser. */
export async function openTable(page: Page, terms: object): Promise<string> {
  await signInAsGuest(page);
  return ((await post(page, '/api/tables', terms)) as { id: string }).id;
}

/** Sends a command as the user of this page's browser. */
export async function sendCommand(page: Page, table: string, type: string): Promise<void> {
  await post(page, `/api/tables/${table}/commands`, { type });
}

function post(page: Page, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ({ path, body }) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as unknown;
    },
    { path, body },
  );
}

/** Holds back posts to an address until they are released. */
export async function holdPosts(page: Page, address: RegExp): Promise<{ posts: () => number; release: () => void }> {
  let posts = 0;
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route(address, async (route) => {
    if (route.request().method() === 'POST') {
      posts++;
      await released;
    }
    await route.continue();
  });
  return { posts: () => posts, release };
}
