/** For the home page. */
export default {
  'carrara.home.text': 'Turn the wheel, wait for marble to get cheaper, but not too long, and build in the city that pays you best.',
  'carrara.home.picture': 'The marble wheel with eleven blocks',
};
