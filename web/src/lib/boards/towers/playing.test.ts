import { beforeEach, describe, expect, it, vi } from 'vitest';
import fight from '../../../../tests/fixtures/towers-fight.json';
import prisoner from '../../../../tests/fixtures/towers-prisoner.json';
import type { BoardProps, Preview } from '../../table/table';
import { allWords } from '../../words/index.svelte';
import { Playing } from './playing.svelte';
import type { TowersPosition } from './position';

type Fixture = { view: unknown; previews: { [move: string]: unknown } };

function props(fixture: Fixture, more: Partial<BoardProps> = {}): BoardProps<TowersPosition> {
  const common = { data: {}, prepared: null, preview: null, lit: [], pieces: new Map(), sentences: new Map(), onprepare: vi.fn(), onwhy: vi.fn(), onsay: vi.fn() };
  return { ...common, ...(fixture.view as object), ...more } as unknown as BoardProps<TowersPosition>;
}

beforeEach(allWords);

describe('who places a brick', () => {
  it('begins with the own colour', () => {
    const playing = new Playing(() => props(fight));
    expect(playing.brick).toBe('red');
    expect(playing.uses.get('e4')).toBe('house');
    expect(playing.uses.get('b1')).toBe('floor');
    expect(playing.forbids('d5')).toBe(true);
  });

  it('prepares the move that has been touched, and of one that is not legal asks why', () => {
    const given = props(fight);
    const playing = new Playing(() => given);
    playing.pick('d5');
    expect(given.onprepare).not.toHaveBeenCalled();
    expect(given.onwhy).toHaveBeenCalledWith('red d5');
    playing.pick('e4');
    expect(given.onprepare).toHaveBeenCalledWith('red e4');
  });

  it('keeps the lot when another colour is chosen', () => {
    const given = props(fight, { prepared: 'red e4' });
    const playing = new Playing(() => given);
    playing.choose('white');
    expect(given.onprepare).toHaveBeenCalledWith('white e4');
    playing.choose('blue');
    expect(given.onprepare).toHaveBeenCalledTimes(1);
  });

  it('sees the struggle before it comes', () => {
    const playing = new Playing(() => props(fight, { prepared: 'red e4', preview: fight.previews['red e4'] as unknown as Preview }));
    expect(playing.shown['e4']).toBe('r');
    expect(playing.ghost).toBe('e4');
    expect(playing.forecast!.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike']);
    expect(playing.pointed.map((each) => each.says)).toEqual(['White 4 · 7 lots', 'Blue 4 · 6 lots']);
  });

  it('hears what stands on a lot and what can be done there', () => {
    const playing = new Playing(() => props(fight));
    expect(playing.name('c4')).toBe('c4: tower of 4, from the top white, red, black, blue; white controls it. Not allowed here');
    expect(playing.name('e4')).toBe('e4: empty. Place a house: red');
  });
});

it('forgets a prepared move that is not among those of a new position', () => {
  const playing = new Playing(() => props(fight, { prepared: 'blue e4' }));
  expect(playing.prepared).toBeNull();
  expect(playing.ghost).toBeNull();
});

it('lets a prisoner be chosen, and tells the whole struggle then', () => {
  const given = props(prisoner, { prepared: 'prisoner h5', preview: prisoner.previews['prisoner h5'] as unknown as Preview });
  const playing = new Playing(() => given);
  expect([...playing.uses]).toEqual([
    ['f4', 'prisoner'],
    ['h5', 'prisoner'],
  ]);
  expect(playing.doomed).toEqual(['h5']);
  expect(playing.forecast!.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike', 'merge']);
  const { strong, weak, frames } = playing.forecast!;
  expect([frames.at(-1)!.strong, frames.at(-1)!.weak]).toEqual([playing.after!.lots[strong], playing.after!.lots[weak]]);
});

it('goes from lot to lot as they are seen', () => {
  const playing = new Playing(() => props(fight));
  expect(playing.beside('a1', 1, 0)).toBe('b1');
  expect(playing.beside('a1', -1, 0)).toBe('a1');
  playing.turns = 2;
  expect(playing.beside('c4', 1, 0)).toBe('b4');
});

it('marks a lot once, though both bricks of the last turn went there', () => {
  const lot = Object.keys(fight.view.position.lots)[0]!;
  const events = ['red', 'blue'].map((brick) => ({ seat: 0, type: 'place', text: `${brick} ${lot}`, says: '', then: [] }));
  const playing = new Playing(() => props(fight, { events }));
  expect(playing.last.map((each) => [each.lot, each.brick])).toEqual([[lot, 'blue']]);
});
