import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commitToSalt, savedShuffle } from '../shuffleCommitments';
import { SaltRevealer } from './saltRevealer';
import type { Outcome, TableCommand, View } from './table';

beforeEach(() => localStorage.clear());

afterEach(() => vi.useRealTimers());

const refusal: Outcome<null> = { ok: false, refusal: { rule: null, sentence: 'No net.' } };
const done: Outcome<null> = { ok: true, value: null };

/** A table that answers reveals in order; the last answer repeats. */
function starting(deadline: number, ...answers: Outcome<null>[]) {
  const saltHash = commitToSalt('t1', 'promise');
  const view = { commitment: 'promise', seats: [{ salt: null, saltHash }], starting: { deadline, missing: [0] } } as unknown as View;
  const sent: object[] = [];
  const command = (command: TableCommand) => {
    sent.push(command);
    return Promise.resolve(answers.length > 1 ? answers.shift()! : answers[0]!);
  };
  const reveal = { type: 'reveal', seat: 0, salt: savedShuffle('t1')!.salts[0] };
  return { view, sent, reveal, revealer: new SaltRevealer({ id: 't1', command }) };
}

it('Salts are revealed once, and again only after a failure', async () => {
  const { view, sent, reveal, revealer } = starting(0, refusal, done);
  await revealer.update(view);
  await revealer.update(view);
  await revealer.update(view);
  expect(sent).toEqual([reveal, reveal]);
});

it('A refused salt is sent again, without another view, until it is accepted', async () => {
  vi.useFakeTimers();
  const { view, sent, reveal, revealer } = starting(Date.now() + 20_000, refusal, refusal, done);
  void revealer.update(view);
  void revealer.update(view);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([reveal, reveal, reveal]);
});

it('A refused salt is not sent again after the deadline or the start of the game', async () => {
  vi.useFakeTimers();
  const late = starting(Date.now() + 5000, refusal);
  void late.revealer.update(late.view);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(late.sent).toHaveLength(6);
  const begun = starting(Date.now() + 20_000, refusal);
  void begun.revealer.update(begun.view);
  await vi.advanceTimersByTimeAsync(1500);
  void begun.revealer.update({ ...begun.view, starting: null });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun.sent).toHaveLength(3);
});
