import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../boards';
import { fill } from '../words/fill';
import { loadAllWords, setLanguage } from '../words/index.svelte';
import type { Language } from '../words/languages';
import { withNames } from './names';

/** The catalogues of all texts shown at a table. */
const HOMES = ['engine', 'arena', 'table', 'server', ...games.map((game) => `games/${game}`)];
/** References to a seat in the English catalogue. */
const SEAT = /\bseats? \{(\d+)\}/gi;
/** Sentences that embed a sentence consisting only of a seat. */
const NESTED: Record<string, [key: string, slot: number][]> = {
  'owner.seat': [['label.palace', 1], ['label.in.hand', 0], ['label.in.palace', 1], ['label.in.walls', 0], ['label.in.towers', 0], ['score.lowest', 1], ['score.highest', 1]],
  'table.end.seat': [['table.end', 1]],
  'order.seat': [['order', 1]],
  'order.tied': [['order', 1]],
};
/** Articles and prepositions that must not precede a name. */
const WRONG: Record<Language, RegExp> = {
  en: /\b(the|a) Zoe/i,
  fr: /(\b(la|le|de|du|au|des|que|si|jusque)|[dl]’) ?Zoe/i,
  it: /\b(il|lo|la|(a|da|de|ne|su|co)l+[oae]?|(ai|dei|dai|gli)) Zoe/i,
};

function catalogue(home: string, language: Language): Map<string, string> {
  const name = home.replace(/.*\//, '');
  const text = readFileSync(`../${home}/src/main/resources/lucca/${name}/messages${language === 'en' ? '' : `_${language}`}.properties`, 'utf8');
  const lines = text.replace(/\\\n\s*/g, '').split('\n').filter((line) => line.includes(' = ') && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' = ')), line.slice(line.indexOf(' = ') + 3)]));
}

/** A pattern with all slots filled. */
function filled(pattern: string, slot: number, what: string | number): string {
  return fill(pattern, Array.from({ length: 9 }, (_, i) => (i === slot ? what : 7)));
}

/** Each sentence with a second seat, also as embedded in others. */
function* sentences(language: Language): Generator<[key: string, says: string]> {
  for (const home of HOMES) {
    const words = catalogue(home, language);
    for (const [key, english] of catalogue(home, 'en')) {
      for (const [, slot] of english.matchAll(SEAT)) {
        const says = filled(words.get(key)!, Number(slot), 2);
        yield [key, says];
        for (const [outer, at] of NESTED[key] ?? []) {
          yield [outer, filled(words.get(outer)!, at, says)];
        }
      }
    }
  }
}

describe.each(['en', 'fr', 'it'] as const)('A sentence in %s', (language) => {
  it('contains the name of each seat, and no seat number', async () => {
    await setLanguage(language);
    await loadAllWords();
    const all = [...sentences(language)];
    expect(all.length).toBeGreaterThan(35);
    const seats = [{ name: 'Ada' }, { name: 'Zoe' }];
    const wrong = all.filter(([, says]) => {
      const told = withNames(seats, says);
      return !told.includes('Zoe') || WRONG[language].test(told) || /(seat|place|posto) \d/i.test(told);
    });
    expect(wrong).toEqual([]);
  });
});

it('keeps a seat without a known player', async () => {
  await setLanguage('it');
  await loadAllWords();
  expect(withNames([{ name: 'Zoe' }], 'Il posto 1 paga, il posto 2 riceve al posto di 3.')).toBe('Zoe paga, il posto 2 riceve al posto di 3.');
});
