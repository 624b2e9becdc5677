import { describe, expect, it } from 'vitest';
import { readPage, search, spans, textOf } from './rulesPage';

const page = readPage({
  game: 'any',
  title: 'The game',
  sections: [
    { number: null, heading: '', parts: [{ type: 'paragraph', text: 'First words, see T1.2 and X9.' }] },
    { number: null, heading: 'À table', parts: [{ type: 'drawing', lines: ['a  b', 'c  d'] }] },
    {
      number: 'T1',
      heading: 'Set-up',
      parts: [
        { type: 'rule', number: 'T1.1', text: 'Lots *form* a `city`.' },
        { type: 'rule', number: 'T1.2', text: 'Another rule: see T1.' },
        { type: 'table', head: ['Cited', 'What'], rows: [['T1.1', 'no lot']] },
      ],
    },
  ],
});

describe('A rules page', () => {
  it('identifies sections by number, or by name', () => {
    expect(page.sections.map((each) => each.id)).toEqual(['', 'a-table', 'T1']);
    expect([...page.numbers]).toEqual(['T1', 'T1.1', 'T1.2']);
  });

  it('links existing rules', () => {
    expect(spans('First words, see T1.2 and X9.', page.numbers)).toEqual([
      { kind: 'text', text: 'First words, see ' },
      { kind: 'rule', text: 'T1.2' },
      { kind: 'text', text: ' and X9.' },
    ]);
  });

  it('renders emphasis', () => {
    expect(spans('Lots *form* a `city`, **so** there.', page.numbers).map((each) => each.kind)).toEqual([
      'text',
      'em',
      'text',
      'code',
      'text',
      'strong',
      'text',
    ]);
  });

  it('can be searched', () => {
    expect(search(page, 'ANOTHER').flatMap((each) => each.parts.map(textOf))).toEqual(['T1.2 Another rule: see T1.']);
    expect(search(page, 'a table')).toHaveLength(1);
    expect(search(page, '')).toHaveLength(3);
    expect(search(page, 'nothing of it')).toHaveLength(0);
  });
});
