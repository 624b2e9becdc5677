export default {
  'people.guest': 'Ospite {0}',
};
