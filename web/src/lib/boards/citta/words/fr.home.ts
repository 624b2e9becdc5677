import type en from './en.home';

/** For the home page. */
export default {
  'citta.home.text':
    'Prenez trois cartes à la fois, bâtissez des palais de six couleurs et ouvrez les vôtres tant que vos voisins construisent encore dans la même couleur.',
  'citta.home.picture': 'Une rue de palais faits de cartes de façade : deux en construction, un achevé, un ouvert',
} satisfies Record<keyof typeof en, string>;
