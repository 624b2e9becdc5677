import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games, manifests } from '../boards';
import en from '../words/en';

/** The learner's decisions in a record: all moves of the first seat that do not end a turn. */
function decisions(game: string): string[] {
  const record = readFileSync(`../games/${game}/src/main/resources/lucca/${game}/lesson.txt`, 'utf8');
  return record.split('\n').filter((line) => line.startsWith('1 ') && line !== '1 end');
}

describe.each(games)('The lesson of %s', (game) => {
  const load = async () => (await manifests.get(game)!.lesson()).default;

  it('has a step for each decision', async () => {
    expect((await load()).decisions).toHaveLength(decisions(game).length);
  });

  it('has exactly the texts for its steps and its end', async () => {
    const keys = (await load()).decisions.flatMap((_, i) => [`${game}.lesson.${i + 1}.see`, `${game}.lesson.${i + 1}.do`]);
    expect(Object.keys(en).filter((key) => key.startsWith(`${game}.lesson.`))).toEqual([...keys, `${game}.lesson.end`]);
  });
});
