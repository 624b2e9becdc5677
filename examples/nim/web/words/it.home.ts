import type en from './en.home';

/** For the home page. */
export default {
  'nim.home.text': 'Prendi quante pietre vuoi, ma da un solo mucchio: vince chi prende l’ultima.',
  'nim.home.picture': 'Tre mucchi di pietre',
} satisfies Record<keyof typeof en, string>;
