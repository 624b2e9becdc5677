import type en from './en.home';

/** For the home page. */
export default {
  'towers.home.text': 'Aggiungi piani dal basso, unisci due isolati con una casa e fai scontrare le loro torri.',
  'towers.home.picture': 'Due isolati con le loro torri e una casa rossa che sta per unirli',
} satisfies Record<keyof typeof en, string>;
