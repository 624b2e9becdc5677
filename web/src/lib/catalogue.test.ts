import { describe, expect, it } from 'vitest';
import { understand } from './catalogue';

const option = { name: 'size', text: 'side of the city', standard: '8' };
const game = { name: 'towers', title: 'Towers', minSeats: 2, maxSeats: 4, presets: [] };

describe('What the server says of its games', () => {
  it('may be names alone', () => {
    const { games, bots } = understand({ games: [{ ...game, options: [{ ...option, values: ['6', '8'] }] }], bots: ['level1'] });
    expect(games[0]!.options[0]!.choices).toEqual([
      { value: '6', text: '' },
      { value: '8', text: '' },
    ]);
    expect(games[0]!.options[0]!.text).toBe('Side of the city');
    expect(bots).toEqual([{ name: 'level1', text: '' }]);
  });

  it('may have words for everything', () => {
    const values = [{ name: '6', text: 'a small city' }];
    const { games, bots } = understand({
      games: [{ ...game, description: 'bricks', options: [{ ...option, values }] }],
      bots: [{ name: 'level1', text: 'a beginner' }],
    });
    expect(games[0]!.text).toBe('Bricks');
    expect(games[0]!.options[0]!.choices).toEqual([{ value: '6', text: 'A small city' }]);
    expect(bots[0]!.text).toBe('A beginner');
  });
});
