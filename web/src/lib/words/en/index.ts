import carrara from './carrara';
import citta from './citta';
import first from './first';
import learn from './learn';
import people from './people';
import replay from './replay';
import table from './table';
import towers from './towers';

const words = { ...first, ...people, ...table, ...replay, ...learn, ...towers, ...citta, ...carrara };

export type Words = Record<keyof typeof words, string>;

export default words as Words;
