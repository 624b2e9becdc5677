import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { againstBots, forFriends, isFull, openTable, defaultSetup } from './tableSetup';
import { savedShuffle } from './shuffleCommitments';
import { me } from './me.svelte';
import { loadAllWords, setLanguage } from './words/index.svelte';

describe('The setup of a table', () => {
  it('is a game against bots by default', () => {
    for (const game of ['citta', 'carrara', 'towers']) {
      const setup = defaultSetup(game);
      expect(setup.bots).toHaveLength(setup.seats);
      expect(isFull(setup)).toBe(true);
    }
  });

  it('fills all other seats with bots for an immediate game', () => {
    const setup = againstBots({ ...defaultSetup('citta'), seats: 4, bots: [null, 'level4'], tempo: { bank: 1, turn: 1 } });
    expect(setup.bots).toEqual([null, 'level4', 'level4', 'level4']);
    expect(setup.tempo).toBeNull();
  });

  it('has no bots for friends', () => {
    expect(isFull(forFriends(defaultSetup('towers')))).toBe(false);
  });
});

describe('A new table', () => {
  const opened = { id: 't1', commitment: 'promise' };
  /** The requests with their keys, in order. */
  let asked: { path: string; key: string | null; body: string }[];

  /** Responses by path, in order; the last one repeats. */
  function answer(answers: { [path: string]: [number, object][] }) {
    vi.stubGlobal('fetch', (address: string, { headers, body }: RequestInit) => {
      const path = address.replace(/\?.*/, '');
      asked.push({ path, key: new Headers(headers).get('Idempotency-Key'), body: body as string });
      const left = answers[path]!;
      const [status, text] = left.length > 1 ? left.shift()! : left[0]!;
      return status === 0 ? Promise.reject(new TypeError('no net')) : Promise.resolve(new Response(JSON.stringify(text), { status }));
    });
  }

  beforeEach(async () => {
    await setLanguage('en');
    await loadAllWords();
    localStorage.clear();
    asked = [];
    me.setPerson({ id: 'anna', name: 'Anna', guest: true });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    me.clearPerson();
  });

  async function settled<T>(promise: Promise<T>): Promise<T> {
    await vi.runAllTimersAsync();
    return promise;
  }

  it.each([0, 503])('is requested again under the same key if its outcome is unknown (%i)', async (status) => {
    answer({
      '/api/tables': [
        [status, {}],
        [status, {}],
        [201, opened],
      ],
      '/api/tables/t1': [[200, { view: { starting: null } }]],
    });
    expect(await settled(openTable('towers', defaultSetup('towers')))).toBe('t1');
    const openings = asked.filter(({ path }) => path === '/api/tables');
    expect(openings).toHaveLength(3);
    expect(openings[0]!.key).toBeTruthy();
    expect(openings).toEqual(openings.map(() => openings[0]));
  });

  it('is not requested again if it is refused', async () => {
    answer({ '/api/tables': [[422, { detail: 'No.' }]] });
    const refused = expect(openTable('towers', defaultSetup('towers'))).rejects.toThrow('No.');
    await settled(refused);
    expect(asked).toHaveLength(1);
  });

  it.each([0, 429, 503])('is opened in the browser even if its first requests fail (%i)', async (status) => {
    answer({ '/api/tables': [[201, opened]], '/api/tables/t1': [[status, {}]] });
    expect(await settled(openTable('towers', defaultSetup('towers')))).toBe('t1');
    expect(savedShuffle('t1')!.salts).toHaveLength(1);
  });

  it('is opened in the browser even if the salt could not be revealed, or the seat not taken', async () => {
    answer({ '/api/tables': [[201, opened]], '/api/tables/t1': [[503, {}]], '/api/tables/t1/commands': [[429, {}]] });
    expect(await settled(openTable('towers', forFriends(defaultSetup('towers'))))).toBe('t1');
    answer({
      '/api/tables': [[201, opened]],
      '/api/tables/t1': [[200, {}]],
      '/api/tables/t1/commands': [[503, {}]],
    });
    const fetched = fetch;
    vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
      address.startsWith('/api/tables/t1?') ? Promise.resolve(new Response(JSON.stringify({ view: starting() }))) : fetched(address, init),
    );
    localStorage.clear();
    expect(await settled(openTable('towers', defaultSetup('towers')))).toBe('t1');
    expect(asked.at(-1)!.body).toContain('"reveal"');
  });

  /** The table waiting for the salt whose hash was sent on opening. */
  function starting() {
    const { saltHash } = JSON.parse(asked.at(-1)!.body) as { saltHash: string };
    return { commitment: 'promise', seats: [{ salt: null, saltHash }], starting: { deadline: 0, missing: [0] } };
  }
});
