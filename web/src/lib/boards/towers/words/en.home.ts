/** For the home page. */
export default {
  'towers.home.text': 'Push floors in from below, join two blocks with one small house, and let their towers fight it out.',
  'towers.home.picture': 'Two blocks of tower houses, and a red house about to join them',
};
