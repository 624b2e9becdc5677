// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { canKeep, cardsToPlay, keepMove, letterOf, parseMove, parseMoves, usesOf } from './moves';

describe('The parser of moves', () => {
  it('reads kept cards, opened palaces and taken triplets', () => {
    expect(parseMove('keep 12 45')).toEqual({ type: 'keep', text: 'keep 12 45', cards: ['12', '45'] });
    expect(parseMove('open red')).toEqual({ type: 'open', text: 'open red', colour: 'red' });
    expect(parseMove('take B')).toEqual({ type: 'take', text: 'take B', triplet: 1 });
  });

  it('reads the uses of a card', () => {
    expect(parseMove('12 palace')).toMatchObject({ type: 'play', card: '12', as: 'palace', onto: null });
    expect(parseMove('T2 tower')).toMatchObject({ type: 'play', card: 'T2', as: 'tower' });
    expect(parseMove('W10 palace red')).toMatchObject({ type: 'play', card: 'W10', onto: 'red' });
    expect(parseMove('city A 9')).toMatchObject({ type: 'city', triplet: 0, card: '9', onto: null });
    expect(parseMove('city D W10 blue')).toMatchObject({ type: 'city', triplet: 3, card: 'W10', onto: 'blue' });
  });

  it('rejects texts that are no moves of this game', () => {
    expect(parseMove('c4 red')).toBeNull();
    expect(parseMove('')).toBeNull();
    expect(parseMoves(['take A', 'what?'])).toHaveLength(1);
  });
});

describe('The first decision', () => {
  const moves = parseMoves(['keep 5 7', 'keep 5 22', 'keep 5 56', 'keep 7 22', 'keep 56 5', 'keep 22 W10']);

  it('needs two cards', () => {
    expect(keepMove(moves, [])).toBeNull();
    expect(keepMove(moves, ['5'])).toBeNull();
  });

  it('takes the order of selection if both orders are possible', () => {
    expect(keepMove(moves, ['5', '56'])).toBe('keep 5 56');
    expect(keepMove(moves, ['56', '5'])).toBe('keep 56 5');
  });

  it('finds the only legal order', () => {
    expect(keepMove(moves, ['22', '5'])).toBe('keep 5 22');
    expect(keepMove(moves, ['W10', '22'])).toBe('keep 22 W10');
  });

  it('excludes cards that cannot be kept together', () => {
    expect(canKeep(moves, ['W10'], '22')).toBe(true);
    expect(canKeep(moves, ['W10'], '7')).toBe(false);
  });
});

describe('Cards to be played', () => {
  const moves = parseMoves(['47 palace', '47 wall', 'W10 palace red', 'W10 palace blue', 'W10 discard']);

  it('are listed once each, with all their uses', () => {
    expect(cardsToPlay(moves)).toEqual(['47', 'W10']);
    expect(usesOf(moves, 'W10').map((move) => move.text)).toEqual(['W10 palace red', 'W10 palace blue', 'W10 discard']);
    expect(usesOf(moves, null)).toEqual([]);
  });

  it('come from triplets with letters', () => {
    expect(letterOf(0)).toBe('A');
    expect(letterOf(5)).toBe('F');
  });
});
