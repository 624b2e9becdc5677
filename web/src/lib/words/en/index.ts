import { mergedWords } from '../mergedWords';
import first from './first';
import learn from './learn';
import people from './people';
import replay from './replay';
import table from './table';

const games = import.meta.glob<object>('../../boards/*/words/en.ts', { eager: true, import: 'default' });
const words = { ...first, ...people, ...table, ...replay, ...learn, ...mergedWords(games) };

export type Words = Record<keyof typeof words, string>;

export default words as Words;
