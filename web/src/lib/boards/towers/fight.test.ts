import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../table/table';
import { fightOf, lastFightFacts, type FightFact } from './fight';

const step = (what: FightFact['what'], strong: string, weak: string, more: Partial<FightFact> = {}): FightFact => ({
  what,
  strong: 'b2',
  weak: 'e2',
  stacks: [strong, weak],
  says: `${what}.`,
  ...more,
});
const begin = [step('fight', 'wbr', 'krb'), step('strike', 'wbr', 'rb', { lot: 'e2', colour: 'black' })];
const rest = [
  step('prisoner', 'wbr', 'rb', { lot: 'b3', colour: 'white' }),
  step('strike', 'br', 'rb', { lot: 'b2', colour: 'white' }),
  step('nobody', 'br', 'rb'),
  step('strike', 'br', 'b', { lot: 'e2', colour: 'red' }),
  step('prisoner', 'br', 'b', { colour: 'blue' }),
  step('house', 'br', 'b', { lot: 'e2' }),
];

describe('A whole fight', () => {
  const fight = fightOf([...begin, ...rest])!;

  it('has a frame for the strength, every strike and the end', () => {
    expect(fight.frames.map((frame) => frame.kind)).toEqual(['begin', 'strike', 'strike', 'strike', 'house']);
    expect(fight.frames.map((frame) => [frame.strong, frame.weak])).toEqual([
      ['wbr', 'krb'],
      ['wbr', 'rb'],
      ['br', 'rb'],
      ['br', 'b'],
      ['br', 'b'],
    ]);
    expect(fight.frames[1]).toMatchObject({ struck: 'weak', lost: 'k', says: ['strike.', 'prisoner.'] });
    expect(fight.frames[2]).toMatchObject({ struck: 'strong', lost: 'w' });
    expect(fight.over).toBe(true);
  });

  it('waits while a prisoner is to be chosen', () => {
    expect(fightOf(begin)).toMatchObject({ over: false, strong: 'b2', weak: 'e2' });
  });
});

it('shows two towers of one colour before they merge at once', () => {
  const fight = fightOf([step('merge', 'wrkwk', 'b', { floors: 2 }), step('house', 'wrkwk', 'b', { lot: 'e2' })])!;
  expect(fight).toMatchObject({ strong: 'b2', weak: 'e2', over: true });
  expect(fight.frames).toMatchObject([
    { kind: 'begin', strong: 'wrk', weak: 'wkb', says: [] },
    { kind: 'merge', strong: 'wrkwk', weak: 'b', moved: 2, says: ['merge.', 'house.'] },
  ]);
});

it('ends when the blocks separate', () => {
  expect(fightOf([...begin, step('prisoner', 'wbr', 'rb'), step('apart', 'wbr', 'rb')])).toMatchObject({ over: true, frames: { 2: { kind: 'apart' } } });
});

it('is null without facts', () => {
  expect(fightOf([])).toBeNull();
});

describe('The latest fight of a match', () => {
  const event = (type: string, facts?: FightFact[]): GameEvent => ({ seat: 0, type, text: '', says: '', then: [], ...(facts && { facts }) });

  it('continues with the choice of a prisoner', () => {
    const events = [event('place', [step('merge', 'ww', 'b')]), event('place', begin), event('prisoner', rest), event('place')];
    expect(lastFightFacts(events)).toEqual([...begin, ...rest]);
  });

  it('is empty without one', () => {
    expect(lastFightFacts([event('place'), event('stay')])).toEqual([]);
  });
});
