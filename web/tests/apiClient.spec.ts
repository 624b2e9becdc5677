/** A program that plays with nothing but the client generated from the description of the API. */
import createClient from 'openapi-fetch';
import type { paths, Summaries, TableView } from '../src/lib/protocol/api';
import { expect, test } from './serverTest';

test('A generated client signs in, opens a table, plays to the end and reads the record', async ({ baseURL }) => {
  const guest = createClient<paths>({ baseUrl: baseURL! });
  const games = await guest.GET('/api/games');
  const game = games.data!.games.find((each) => each.name === 'towers')!;

  const signedIn = await guest.POST('/api/guests', { body: { name: 'Program' } });
  const cookie = signedIn.response.headers.getSetCookie()[0]!.split(';')[0]!;
  const client = createClient<paths>({ baseUrl: baseURL!, headers: { Cookie: cookie } });
  expect((await client.GET('/api/me')).data!.name).toBe('Program');

  const opened = await client.POST('/api/tables', { body: { game: game.name, seats: game.minSeats, bots: 'random', start: true } });
  const at = { path: { id: opened.data!.id } };
  const read = async (): Promise<TableView> => (await client.GET('/api/tables/{id}', { params: at })).data!;

  let table = await read();
  while (table.view.status !== 'over') {
    const [move] = table.view.moves;
    if (move) {
      const played = await client.POST('/api/tables/{id}/commands', { params: at, body: { type: 'play', version: table.version, move } });
      expect(played.error).toBeUndefined();
    }
    table = await read();
  }
  expect(table.view.end!.says).not.toBe('');

  const record = await client.GET('/api/tables/{id}/record', { params: at });
  expect(record.data!.names).toContain('Program');
  const finished: Summaries = (await client.GET('/api/tables', { params: { query: { finished: '' } } })).data!;
  expect(finished.tables.map((each) => each.id)).toEqual([opened.data!.id]);
});

test('A generated client gets problems that it can tell apart', async ({ baseURL }) => {
  const client = createClient<paths>({ baseUrl: baseURL! });
  const unknown = await client.GET('/api/tables/{id}', { params: { path: { id: 'nothing' } } });
  expect(unknown.error!.status).toBe(404);
  const anonymous = await client.POST('/api/tables/{id}/commands', { params: { path: { id: 'nothing' } }, body: { type: 'leave' } });
  expect(anonymous.error!.status).toBe(401);
  expect(anonymous.error!.detail).not.toBe('');
});
