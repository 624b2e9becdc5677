import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../tableSetup';
import en from '../words/en/learn';
import { lessonSteps } from './lessonSteps';

const words: Record<string, string> = en;

/** The learner's decisions in a record: all moves of the first seat that do not end a turn. */
function decisions(game: string): string[] {
  const record = readFileSync(`../server/src/main/resources/lucca/server/lessons/${game}.txt`, 'utf8');
  return record.split('\n').filter((line) => line.startsWith('1 ') && line !== '1 end');
}

describe.each(games)('The lesson of %s', (game) => {
  it('has a step for each decision', () => {
    expect(lessonSteps[game]).toHaveLength(decisions(game).length);
  });

  it('has exactly the texts for its steps and its end', () => {
    const keys = lessonSteps[game].flatMap((_, i) => [`learn.${game}.${i + 1}.see`, `learn.${game}.${i + 1}.do`]);
    expect(Object.keys(words).filter((key) => key.startsWith(`learn.${game}.`))).toEqual([...keys, `learn.${game}.end`]);
  });
});
