/** For the home page. */
export default {
  'nim.home.text': 'Take as many stones as you like, but from one heap at a time: the last stone wins.',
  'nim.home.picture': 'Three heaps of stones',
};
