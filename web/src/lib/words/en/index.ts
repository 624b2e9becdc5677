import carrara from './carrara';
import citta from './citta';
import common from './common';
import home from './home';
import learn from './learn';
import people from './people';
import replay from './replay';
import table from './table';
import towers from './towers';

const words = { ...common, ...home, ...people, ...table, ...replay, ...learn, ...towers, ...citta, ...carrara };

export type Words = Record<keyof typeof words, string>;

export default words as Words;
