/** For the home page. */
export default {
  'citta.home.text': 'Take three cards at a time, build palaces in six colours, and open yours while your neighbours are still building in the same colour.',
  'citta.home.picture': 'A street of palaces built of façade cards: two under construction, one completed, one opened',
};
