import type { Words } from '../en';
import { mergedWords } from '../mergedWords';
import first from './first';
import learn from './learn';
import people from './people';
import replay from './replay';
import table from './table';

const games = import.meta.glob<object>('../../boards/*/words/fr.ts', { eager: true, import: 'default' });
const words: Words = { ...first, ...people, ...table, ...replay, ...learn, ...mergedWords(games) };

export default words;
