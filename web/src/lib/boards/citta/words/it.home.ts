import type en from './en.home';

/** For the home page. */
export default {
  'citta.home.text':
    'Prendi tre carte alla volta, costruisci palazzi di sei colori e apri i tuoi mentre i vicini stanno ancora costruendo nello stesso colore.',
  'citta.home.picture': 'Una strada di palazzi le cui facciate sono fatte di carte: due in costruzione, uno completato, uno aperto',
} satisfies Record<keyof typeof en, string>;
