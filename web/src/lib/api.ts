import { noteTime } from './clock';
import type { Problem } from './protocol/api';
import { language, t } from './words/index.svelte';

/** How often something is sent again whose outcome is not known. */
const REPEATS = 3;

/** What the server, or the way to it, has against a request. */
export class ProblemError extends Error {
  constructor(readonly problem: Partial<Problem> & { detail: string }) {
    super(problem.detail);
  }

  get rule(): string | undefined {
    return this.problem.rule;
  }

  get status(): number {
    return this.problem.status ?? 0;
  }
}

export function get<T>(path: string): Promise<T> {
  return ask<T>('GET', path);
}

export function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return ask<T>('POST', path, body, headers);
}

/**
 * Posts what must be done once: under a key, so that it can be sent again if its answer is lost (status 0), or if the
 * database failed and it may or may not have been saved (503).
 * @param repeating called with the status of each answer after which it is sent again
 */
export async function postOnce<T>(path: string, body: object, repeating: (status: number) => void = () => {}): Promise<T> {
  const headers = { 'Idempotency-Key': newKey() };
  for (let tries = 1; ; tries++) {
    try {
      return await post<T>(path, body, headers);
    } catch (e) {
      if (!(e instanceof ProblemError) || ![0, 503].includes(e.status) || tries > REPEATS) {
        throw e;
      }
      repeating(e.status);
      await new Promise((done) => setTimeout(done, 1000 * tries));
    }
  }
}

export function del<T>(path: string): Promise<T> {
  return ask<T>('DELETE', path);
}

/** The path with the language in which its sentences are wanted. */
export function inWords(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;
}

/** Something that nobody else has; `randomUUID` is only there where a site has a certificate. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

async function ask<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
  const asked = Date.now();
  let answer: Response;
  try {
    answer = await fetch(inWords(path), {
      method,
      headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
      body: body ? JSON.stringify(body) : null,
    });
  } catch {
    throw new ProblemError({ status: 0, detail: t('net.lost') });
  }
  if (!answer.headers.get('Cache-Control')?.includes('max-age')) {
    noteTime(answer.headers.get('Date'), asked, Date.now()); // what a browser may keep may tell an old one
  }
  const read = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    throw new ProblemError({ status: answer.status, detail: answer.statusText, ...(read as object) });
  }
  return read as T;
}
