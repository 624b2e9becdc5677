export default {
  'people.guest': 'Invité {0}',
};
