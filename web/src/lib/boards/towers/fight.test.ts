import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../table/table';
import { fightOf, lastFight, lotsIn } from './fight';

const rulebook = { a3: 'w', b3: 'w', a2: 'r', b2: 'wbr', c2: 'b', d2: 'r', e2: 'krb', f2: 'k', e1: 'r' };
const begin = [
  'The towers on b2 and e2 fight; the one on b2 is stronger and strikes first: strength 3 in a block of 5 lots against strength 2 in a block of 3 lots (T4.2).',
  'The black top floor on e2 goes back to the supply.',
];
const rest = [
  'Black takes the white house on b3 as a prisoner.',
  'The white top floor on b2 goes back to the supply.',
  'White takes the red house on e1 as a prisoner.',
  'The red top floor on e2 goes back to the supply.',
  'Red, a neutral colour, takes a blue brick from the supply as a prisoner.',
  'The brick on e2 is a blue house now.',
];

it('finds lots in a sentence, and no rules', () => {
  expect(lotsIn('Le torri su b2 e l12 combattono (T4.2), 8 contro 10.')).toEqual(['b2', 'l12']);
});

describe('a whole fight', () => {
  const fight = fightOf(rulebook, [...begin, ...rest])!;

  it('has a frame for the strength, every strike and the end', () => {
    expect(fight.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike', 'strike', 'house']);
    expect(fight.frames.map((frame) => [frame.strong, frame.weak])).toEqual([
      ['wbr', 'krb'],
      ['wbr', 'rb'],
      ['br', 'rb'],
      ['br', 'b'],
      ['br', 'b'],
    ]);
    expect(fight.frames[2]).toMatchObject({ struck: 'strong', lost: 'w' });
    expect(fight.frames[1]!.says).toHaveLength(2);
  });

  it('leaves the city as it is then', () => {
    expect(fight.lots).toEqual({ a3: 'w', a2: 'r', b2: 'br', c2: 'b', d2: 'r', e2: 'b', f2: 'k' });
    expect(fight.over).toBe(true);
  });

  it('waits where a prisoner is to be chosen', () => {
    expect(fightOf(rulebook, begin)).toMatchObject({ over: false, strong: 'b2', weak: 'e2' });
  });

  it('is read in any language', () => {
    const told = ['Les tours de b2 et e2 se battent ; celle de b2 est la plus forte.', 'L’étage du haut de e2, de couleur noir, retourne à la réserve.'];
    expect(fightOf(rulebook, told)!.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike']);
  });
});

it('merges two towers of one colour at once', () => {
  const fight = fightOf({ b2: 'wrk', e2: 'wkb', d2: 'b' }, ['The tower on e2 merges into the one on b2, which is now 5 high (T4.4).', 'The brick on e2 is a blue house now.'])!;
  expect(fight).toMatchObject({ strong: 'b2', weak: 'e2', over: true, lots: { b2: 'wrkwk', e2: 'b' } });
  expect(fight.frames.at(-1)).toMatchObject({ kind: 'merge', moved: 2 });
  expect(fight.frames.at(-1)!.says).toHaveLength(2);
});

it('ends where the blocks part', () => {
  const lots = { a2: 'r', a1: 'wrk', b1: 'w', c1: 'b', d1: 'kbr', e1: 'b' };
  const fight = fightOf(lots, [
    'The towers on a1 and d1 fight; the one on a1 is stronger.',
    'The black top floor on d1 goes back to the supply.',
    'Black takes the white house on b1 as a prisoner.',
    'The towers on a1 and d1 are in different blocks again; the fight is over (T4.7).',
  ])!;
  expect(fight.frames.at(-1)!.kind).toBe('apart');
  expect(fight.lots).toMatchObject({ a1: 'wrk', d1: 'br' });
});

it('tells no fight where nothing happened', () => {
  expect(fightOf({ a1: 'w' }, [])).toBeNull();
  expect(fightOf({ a1: 'w' }, ['The game ends: no brick can be placed (T5.2).'])).toBeNull();
});

describe('the latest fight of a match', () => {
  const event = (text: string, then: string[] = []): GameEvent => ({ seat: 0, type: 'place', text, says: text, then });
  const merge = ['The tower on c1 merges into the one on a1, which is now 3 high.', 'The brick on c1 is a red house now.'];
  const events = [event('white a1'), event('black a1'), event('white c1'), event('red c1'), event('blue b1', merge), event('red f6')];

  it('is found by placing all bricks anew', () => {
    const told = lastFight(events, { a1: 'wkw', b1: 'b', c1: 'r', f6: 'r' })!;
    expect(told.from).toBe(4);
    expect(fightOf(told.before, told.sentences)!.frames).toHaveLength(2);
  });

  it('is not told if the events lead elsewhere', () => {
    expect(lastFight(events, { a1: 'w' })).toBeNull();
  });
});
