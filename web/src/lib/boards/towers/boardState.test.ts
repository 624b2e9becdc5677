import { beforeEach, describe, expect, it, vi } from 'vitest';
import fight from '../../../../tests/fixtures/towers-fight.json';
import prisoner from '../../../../tests/fixtures/towers-prisoner.json';
import type { GameTexts } from '../pieceNames';
import type { BoardProps, Preview } from '../../table/table';
import { loadAllWords } from '../../words/index.svelte';
import { TowersBoardState } from './boardState.svelte';
import type { TowersPosition } from './position';

type Fixture = { view: unknown; previews: { [move: string]: unknown } };

function props(fixture: Fixture, more: Partial<BoardProps> = {}): BoardProps<TowersPosition, GameTexts> {
  const common = {
    data: fight.data,
    prepared: null,
    preview: null,
    lit: [],
    pieces: new Map(),
    sentences: new Map(),
    onprepare: vi.fn(),
    onexplain: vi.fn(),
    onprompt: vi.fn(),
  };
  return { ...common, ...(fixture.view as object), ...more } as unknown as BoardProps<TowersPosition, GameTexts>;
}

beforeEach(loadAllWords);

describe('Placing a brick', () => {
  it('begins with the own colour', () => {
    const board = new TowersBoardState(() => props(fight));
    expect(board.brick).toBe('red');
    expect(board.uses.get('e4')).toBe('house');
    expect(board.uses.get('b1')).toBe('floor');
    expect(board.forbids('d5')).toBe(true);
  });

  it('prepares the tapped move, and asks for the reason if it is not legal', () => {
    const given = props(fight);
    const board = new TowersBoardState(() => given);
    board.touchLot('d5');
    expect(given.onprepare).not.toHaveBeenCalled();
    expect(given.onexplain).toHaveBeenCalledWith('red d5');
    board.touchLot('e4');
    expect(given.onprepare).toHaveBeenCalledWith('red e4');
  });

  it('keeps the lot when another colour is chosen', () => {
    const given = props(fight, { prepared: 'red e4' });
    const board = new TowersBoardState(() => given);
    board.chooseColour('white');
    expect(given.onprepare).toHaveBeenCalledWith('white e4');
    board.chooseColour('blue');
    expect(given.onprepare).toHaveBeenCalledTimes(1);
  });

  it('previews the struggle', () => {
    const board = new TowersBoardState(() => props(fight, { prepared: 'red e4', preview: fight.previews['red e4'] as unknown as Preview }));
    expect(board.shown['e4']).toBe('r');
    expect(board.ghost).toBe('e4');
    expect(board.forecast!.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike']);
    expect(board.highlightedBlocks.map((each) => each.says)).toEqual(['White: strength 4 · 7 lots', 'Blue: strength 4 · 6 lots']);
  });

  it('labels the stack on a lot and its move by the sentences of the server', () => {
    const pieces = new Map([
      ['c4', 'c4: tower of 4 floors'],
      ['e4', 'e4: empty'],
    ]);
    const board = new TowersBoardState(() => props(fight, { pieces, sentences: new Map([['red e4', 'places a red house on e4']]) }));
    expect(board.lotLabel('c4')).toBe('c4: tower of 4 floors. Not allowed here');
    expect(board.lotLabel('e4')).toBe('e4: empty. places a red house on e4');
    expect(new TowersBoardState(() => props(fight)).lotLabel('e4')).toBe('e4. red e4');
  });
});

it('forgets a prepared move that is not legal in a new position', () => {
  const board = new TowersBoardState(() => props(fight, { prepared: 'blue e4' }));
  expect(board.prepared).toBeNull();
  expect(board.ghost).toBeNull();
});

it('offers the choice of a prisoner, and previews the whole struggle for each', () => {
  const given = props(prisoner, { prepared: 'prisoner h5', preview: prisoner.previews['prisoner h5'] as unknown as Preview });
  const board = new TowersBoardState(() => given);
  expect([...board.uses]).toEqual([
    ['f4', 'prisoner'],
    ['h5', 'prisoner'],
  ]);
  expect(board.doomed).toEqual(['h5']);
  expect(board.forecast!.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike', 'merge']);
  const { strong, weak, frames } = board.forecast!;
  expect([frames.at(-1)!.strong, frames.at(-1)!.weak]).toEqual([board.after!.lots[strong], board.after!.lots[weak]]);
});

it('moves between lots in screen directions', () => {
  const board = new TowersBoardState(() => props(fight));
  expect(board.lotBeside('a1', 1, 0)).toBe('b1');
  expect(board.lotBeside('a1', -1, 0)).toBe('a1');
  board.turns = 2;
  expect(board.lotBeside('c4', 1, 0)).toBe('b4');
});

it('marks a lot once if both bricks of the last turn are on it', () => {
  const lot = Object.keys(fight.view.position.lots)[0]!;
  const events = ['red', 'blue'].map((brick) => ({ seat: 0, type: 'place', text: `${brick} ${lot}`, says: '', then: [] }));
  const board = new TowersBoardState(() => props(fight, { events }));
  expect(board.last.map((each) => [each.lot, each.brick])).toEqual([[lot, 'blue']]);
});
