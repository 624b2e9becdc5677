export default {
  'people.guest': 'Guest {0}',
};
