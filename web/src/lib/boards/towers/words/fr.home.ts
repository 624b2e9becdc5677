import type en from './en.home';

/** For the home page. */
export default {
  'towers.home.text': 'Glissez des étages sous vos tours, reliez deux îlots par une petite maison et laissez leurs tours s’affronter.',
  'towers.home.picture': 'Deux îlots de maisons-tours, et une maison rouge qui va les relier',
} satisfies Record<keyof typeof en, string>;
