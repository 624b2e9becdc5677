/** Builds the prompt: the next step as a short sentence. */
import { t } from './words';
import { cardName } from './names';
import type { CittaData, CittaPosition } from './position';

interface Now {
  position: CittaPosition;
  data: CittaData;
  /** The selected card, and its number of uses. */
  card: string | null;
  uses: number;
  /** The number of cards chosen to keep, and of palaces that can be opened. */
  chosen: number;
  opens: number;
}

export function promptFor({ position, data, card, uses, chosen, opens }: Now): string {
  switch (position.turn.decision) {
    case 'keep':
      return t(chosen === 1 ? 'citta.say.second' : 'citta.say.keep');
    case 'take':
      return t(opens > 0 ? 'citta.say.open' : 'citta.say.take');
    case 'city':
      return card !== null && uses > 1 ? t('citta.say.onto', cardName(card, data)) : t('citta.say.city');
    case 'play':
      return card === null ? '' : t('citta.say.play', 4 - position.pending.length, cardName(card, data));
    default:
      return '';
  }
}
