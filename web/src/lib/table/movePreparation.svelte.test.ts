import { expect, it, vi } from 'vitest';
import { flushSync } from 'svelte';
import { MovePreparation } from './movePreparation.svelte';
import type { Outcome, Preview, Table } from './table';

const preview = { steps: [], position: null, moves: [], scores: null, stopped: null };
const shown: Outcome<Preview> = { ok: true, value: preview };
const refusal = { rule: 'T2.1', sentence: 'No.' };

function prepared(answer: () => Promise<Outcome<Preview>> = () => Promise.resolve(shown)) {
  const table = { preview: vi.fn(answer), play: vi.fn(() => Promise.resolve<Outcome<null>>({ ok: true, value: null })) };
  let source = $state.raw({ table: table as unknown as Table, position: {}, moves: ['a1', 'b2'] });
  const preparation = new MovePreparation(() => source);
  const change = (moves: string[]) => {
    source = { ...source, position: {}, moves };
    flushSync();
    preparation.startDecision();
  };
  return { table, preparation, change };
}

it('shows the preview of the selected move, until it is taken back', async () => {
  const { preparation } = prepared();
  await preparation.prepare('a1');
  expect(preparation.prepared).toBe('a1');
  expect(preparation.preview).toBe(preview);
  preparation.takeBack();
  expect(preparation.prepared).toBeNull();
  expect(preparation.note).not.toBe('');
});

it('says why the selected move is refused', async () => {
  const { preparation } = prepared(() => Promise.resolve({ ok: false, refusal }));
  await preparation.prepare('a1');
  expect(preparation.preview).toBeNull();
  expect(preparation.refusal).toEqual(refusal);
});

it('ignores the preview of a move that is no longer selected', async () => {
  const answers: ((outcome: Outcome<Preview>) => void)[] = [];
  const { preparation } = prepared(() => new Promise((answer) => answers.push(answer)));
  const first = preparation.prepare('a1');
  const second = preparation.prepare('b2');
  answers[1]!(shown);
  await second;
  answers[0]!({ ok: false, refusal });
  await first;
  expect(preparation.prepared).toBe('b2');
  expect(preparation.refusal).toBeNull();
});

it('forgets the move when another decision is due, even if the same moves recur', async () => {
  const { preparation, change } = prepared();
  await preparation.prepare('a1');
  change(['c3']);
  expect(preparation.prepared).toBeNull();
  change(['a1', 'b2']);
  expect(preparation.prepared).toBeNull();
});

it('forgets the move once it is played', async () => {
  const { table, preparation } = prepared();
  await preparation.prepare('b2');
  await preparation.confirm();
  expect(table.play).toHaveBeenCalledWith('b2');
  expect(preparation.prepared).toBeNull();
});
