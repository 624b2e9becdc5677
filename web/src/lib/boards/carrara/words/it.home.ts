import type en from './en.home';

/** For the home page. */
export default {
  'carrara.home.text': 'Gira la ruota, aspetta (ma non troppo) che il marmo cali di prezzo e costruisci nella città che ti rende di più.',
  'carrara.home.picture': 'La ruota del marmo con undici blocchi',
} satisfies Record<keyof typeof en, string>;
