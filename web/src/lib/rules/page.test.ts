import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPage, search, textOf, type Block } from './page';

const page = readPage(`# The game

First words, see T1.2 and X9.

## T1 Set-up

- **T1.1** Lots *form* a \`city\`. *Ruling:* so it is.
  It goes on.

  \`\`\`
  - a picture
  \`\`\`

  After the picture.
- **T1.2** Another rule.

| Cited | What |
|---|---|
| T1.1 | a \\| b |

- a plain item
`);

describe('A page of rules', () => {
  it('has sections by their numbers', () => {
    expect(page.title).toBe('The game');
    expect(page.sections.map((each) => each.id)).toEqual(['', 'T1']);
    expect([...page.numbers]).toEqual(['T1', 'T1.1', 'T1.2']);
  });

  it('links the rules that there are', () => {
    const [first] = page.sections[0]!.blocks;
    expect(first).toEqual({
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'First words, see ' },
        { kind: 'rule', text: 'T1.2' },
        { kind: 'text', text: ' and X9.' },
      ],
    });
  });

  it('has rules with all that belongs to them', () => {
    const [rule, next, table, list] = page.sections[1]!.blocks;
    expect(rule).toMatchObject({ kind: 'rule', number: 'T1.1' });
    expect((rule as { blocks: Block[] }).blocks.map((each) => each.kind)).toEqual(['paragraph', 'code', 'paragraph']);
    expect(textOf(rule!)).toContain('Lots form a city. Ruling: so it is. It goes on.');
    expect(next).toMatchObject({ kind: 'rule', number: 'T1.2' });
    expect(table).toMatchObject({ kind: 'table', rows: [[[{ kind: 'rule', text: 'T1.1' }], [{ kind: 'text', text: 'a | b' }]]] });
    expect(list).toMatchObject({ kind: 'list' });
  });

  it('can be searched', () => {
    expect(search(page, 'ANOTHER').flatMap((each) => each.blocks.map(textOf))).toEqual(['T1.2 Another rule.']);
    expect(search(page, '')).toHaveLength(2);
    expect(search(page, 'nothing of it')).toHaveLength(0);
  });

  it('is read whole, in all languages', () => {
    for (const game of ['towers', 'citta', 'carrara']) {
      const pages = ['', 'fr/', 'it/'].map((each) => readPage(readFileSync(`../docs/rules/${each}${game}.md`, 'utf8')));
      for (const each of pages) {
        expect(each.numbers.size).toBeGreaterThan(20);
        expect([...each.numbers].sort()).toEqual([...pages[0]!.numbers].sort());
        const text = each.sections.flatMap((section) => section.blocks.filter((block) => block.kind !== 'code').map(textOf)).join('\n');
        expect(text).not.toMatch(/\*\*|```/);
      }
    }
  });
});
