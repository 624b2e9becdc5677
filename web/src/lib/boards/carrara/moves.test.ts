import { describe, expect, it } from 'vitest';
import { kindOf, canExtend, noChoice, matchingMoves, parse, takeMove } from './moves';

const moves = [
  'buy',
  'buy unturned',
  'build villa-3 lucca red red red',
  'build villa-3 massa red red blue',
  'build castello-8 massa yellow green replacing villa-5',
  'score city-buildings',
  'end',
].map(parse);

describe('The text of a move', () => {
  it('names the building, the city, the payment and the replaced building', () => {
    expect(moves[2]).toMatchObject({ kind: 'build', building: 'villa-3', city: 'lucca', blocks: ['red', 'red', 'red'] });
    expect(moves[4]).toMatchObject({ building: 'castello-8', blocks: ['yellow', 'green'], replaces: 'villa-5' });
    expect(kindOf(moves[4]!)).toBe('improve');
  });

  it('says whether the wheel turns, and the section of the blocks', () => {
    expect(moves[0]).toMatchObject({ kind: 'buy', turn: true });
    expect(moves[1]).toMatchObject({ kind: 'buy', turn: false });
    expect(parse('take 2 green black black')).toMatchObject({ section: 1, blocks: ['green', 'black', 'black'] });
  });
});

describe('A selection', () => {
  it('keeps the moves that fit', () => {
    const texts = (choice: Partial<typeof noChoice>) => matchingMoves(moves, { ...noChoice, ...choice }).map((move) => move.text);
    expect(texts({ building: 'villa-3' })).toEqual([moves[2]!.text, moves[3]!.text]);
    expect(texts({ building: 'villa-3', city: 'massa' })).toEqual([moves[3]!.text]);
    expect(texts({ kind: 'improve' })).toEqual([moves[4]!.text]);
    expect(texts({})).toHaveLength(7);
  });

  it('takes blocks of one section, in any order', () => {
    const takes = ['take 1 red', 'take 1 red blue', 'take 2 red'].map(parse);
    expect(takeMove(takes, 0, ['blue', 'red'])?.text).toBe('take 1 red blue');
    expect(takeMove(takes, 0, ['blue'])).toBeNull();
    expect(canExtend(takes, 0, ['blue'])).toBe(true);
    expect(canExtend(takes, 1, ['blue'])).toBe(false);
    expect(canExtend(takes, 0, ['red', 'red'])).toBe(false);
  });
});
