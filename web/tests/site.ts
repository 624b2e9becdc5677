/// <reference types="node" />
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';

/** Where a server of our own is, and a watch on what pages complain of. */
interface Site {
  address: string;
}

/** Every worker has a server of its own, on a free port and with an empty database; or LUCCA_SITE names one that runs. */
export const test = base.extend<{ quiet: void; missing: string | null }, { site: Site }>({
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
        server.kill('SIGTERM');
        await new Promise((done) => server.once('exit', done));
        rmSync(folder, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
  /** The address of a page that is not there, of which browsers complain by themselves. */
  missing: [null, { option: true }],
  /** No page may complain, in any test. */
  quiet: [
    async ({ context, missing }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        const { pathname } = new URL(message.location().url || 'about:blank');
        const known = message.text().includes('net::ERR_') || (pathname === missing && message.text().includes('404'));
        if (message.type() === 'error' && !known) {
          complaints.push(message.text());
        }
      });
      context.on('weberror', (error) => complaints.push(error.error().message));
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function start(folder: string): ChildProcess {
  const java = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
  const jar = resolve(import.meta.dirname, '../../server/target/lucca-server.jar');
  const options = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Xmx512m'];
  return spawn(java, [...options, '-jar', jar, 'serve', '--port', '0', '--data', folder, '--limits', 'off'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** What the server says of itself when it is ready. */
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

/** Makes somebody a guest in this page's browser, as the pages themselves do. */
export async function guest(page: Page, name = 'Ada'): Promise<void> {
  await page.goto('/');
  await page.evaluate(async (called) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/guests', { method: 'POST', headers, body: JSON.stringify({ name: called }) });
    if (!answer.ok) throw new Error(await answer.text());
    localStorage.setItem('known', '1');
  }, name);
}

/** A table that a guest in this page's browser opens. */
export async function open(page: Page, terms: object): Promise<string> {
  await guest(page);
  return page.evaluate(async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { id: string }).id;
  }, terms);
}
