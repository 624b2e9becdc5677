import { describe, expect, it } from 'vitest';
import en from './en';
import { faults } from './faults';
import { fill } from './fill';
import fr from './fr';
import it_ from './it';

describe('The texts of the pages', () => {
  it('are complete in every language', () => {
    expect(faults(fr, en)).toEqual([]);
    expect(faults(it_, en)).toEqual([]);
  });

  it('have slots that can be filled', () => {
    for (const pattern of [en, fr, it_].flatMap((words) => Object.values(words))) {
      expect(fill(pattern, [1, 1, 1, 1, 1])).not.toMatch(/[{}|]/);
      expect(fill(pattern, [2, 2, 2, 2, 2])).not.toMatch(/[{}|]/);
    }
  });

  it('are reported if a key is missing, superfluous, or has different slots', () => {
    expect(faults({ b: '{1}', c: '' }, { a: 'x', b: '{0}' })).toEqual(['no a', 'why c?', 'slots of b']);
  });
});

describe('A pattern', () => {
  it('takes its arguments and the form that fits a number', () => {
    expect(fill('{0} {0|card|cards} of {1}', [1, 'Anna'])).toBe('1 card of Anna');
    expect(fill('{0} {0|card|cards}', [0])).toBe('0 cards');
    expect(fill('{0} {0|point|points}, {1}', [-2, 'a-b'])).toBe('−2 points, a-b');
    expect(fill('{0} {0|carte|cartes}', [0], 'fr')).toBe('0 carte');
    expect(fill('{0} {0|carta|carte}', [0], 'it')).toBe('0 carte');
  });
});
