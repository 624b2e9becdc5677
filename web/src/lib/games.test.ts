import { describe, expect, it } from 'vitest';
import { againstBots, forFriends, isFull, usual } from './games';

describe('What somebody wants of a table', () => {
  it('is by itself a game against bots', () => {
    for (const game of ['citta', 'carrara', 'towers']) {
      const wishes = usual(game);
      expect(wishes.bots).toHaveLength(wishes.seats);
      expect(isFull(wishes)).toBe(true);
    }
  });

  it('has bots on all other seats for who plays now', () => {
    const wishes = againstBots({ ...usual('citta'), seats: 4, bots: [null, 'level4'], tempo: { bank: 1, turn: 1 } });
    expect(wishes.bots).toEqual([null, 'level4', 'level4', 'level4']);
    expect(wishes.tempo).toBeNull();
  });

  it('has none for friends', () => {
    expect(isFull(forFriends(usual('towers')))).toBe(false);
  });
});
