import type en from './en.home';

/** For the home page. */
export default {
  'nim.home.text': 'Prenez autant de pierres que vous voulez, mais dans un seul tas : la dernière pierre gagne.',
  'nim.home.picture': 'Trois tas de pierres',
} satisfies Record<keyof typeof en, string>;
