import { mergedWords } from '../mergedWords';
import common from './common';
import home from './home';

const games = import.meta.glob<object>('../../boards/*/words/fr.home.ts', { eager: true, import: 'default' });

/** The words of the first page, which is to be there at once. */
export default { ...common, ...home, ...mergedWords(games) };
