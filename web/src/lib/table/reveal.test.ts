import { beforeEach, expect, it } from 'vitest';
import { commit, noted } from '../luck';
import { Revealer } from './reveal';
import type { Outcome, View } from './table';

beforeEach(() => localStorage.clear());

it('Salts are revealed once, and again only if that did not come through', async () => {
  const saltHash = commit('t1', 'promise');
  const view = { commitment: 'promise', seats: [{ salt: null, saltHash }], starting: { deadline: 0, missing: [0] } } as unknown as View;
  const sent: object[] = [];
  let answer: Outcome<null> = { ok: false, refusal: { rule: null, sentence: 'No net.' } };
  const table = {
    id: 't1',
    command: (type: string, more?: object) => {
      sent.push({ type, ...more });
      return Promise.resolve(answer);
    },
  };
  const revealer = new Revealer(table);
  await revealer.follow(view);
  answer = { ok: true, value: null };
  await revealer.follow(view);
  await revealer.follow(view);
  const reveal = { type: 'reveal', seat: 0, salt: noted('t1')!.salts[0] };
  expect(sent).toEqual([reveal, reveal]);
});
