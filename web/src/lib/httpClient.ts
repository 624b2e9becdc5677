import { syncServerClock } from './serverClock';
import type { Problem } from './protocol/api';
import { language, t } from './words/index.svelte';

/** How often a request with an unknown outcome is retried. */
const MAX_RETRIES = 3;

/** A request that the server refuses or that does not reach it. */
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
  return request<T>('GET', path);
}

export function post<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  return request<T>('POST', path, body, headers);
}

/**
 * Posts a command that must run once. It carries an idempotency key, so it can be retried if the response is lost
 * (status 0) or the database fails and may or may not have saved it (503).
 * @param onRetry called with the status of each response that is followed by a retry
 */
export async function postOnce<T>(path: string, body: object, onRetry: (status: number) => void = () => {}): Promise<T> {
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  for (let attempts = 1; ; attempts++) {
    try {
      return await post<T>(path, body, headers);
    } catch (e) {
      if (!(e instanceof ProblemError) || ![0, 503].includes(e.status) || attempts > MAX_RETRIES) {
        throw e;
      }
      onRetry(e.status);
      await new Promise((done) => setTimeout(done, 1000 * attempts));
    }
  }
}

export function del<T>(path: string): Promise<T> {
  return request<T>('DELETE', path);
}

/** Adds the language of the response to a path. */
export function withLanguage(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;
}

/** A unique key. `randomUUID` exists only on sites with a certificate. */
export function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

async function request<T>(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
  const sentAt = Date.now();
  let answer: Response;
  try {
    answer = await fetch(withLanguage(path), {
      method,
      headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
      body: body ? JSON.stringify(body) : null,
      cache: 'no-cache', // what an older server allowed to keep may lack what this client needs
    });
  } catch {
    throw new ProblemError({ status: 0, detail: t('net.lost') });
  }
  syncServerClock(answer.headers.get('Date'), sentAt, Date.now());
  const read = (await answer.json().catch(() => null)) as unknown;
  if (!answer.ok) {
    throw new ProblemError({ status: answer.status, detail: answer.statusText, ...(read as object) });
  }
  return read as T;
}
