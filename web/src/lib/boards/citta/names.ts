/** Names of pieces, for screen readers and for labels beside the drawings. */
import { t } from './words';
import type { Area, CittaData, Palace, Side } from './position';

export function sideName(side: Side): string {
  return t(`citta.side.${side}`);
}

/** A number with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** `purple 92` */
export function cardName(card: string, data: CittaData): string {
  return data.texts[card] ?? card;
}

/** `purple 92, 2 windows, 1 shield` */
export function cardSentence(card: string, data: CittaData): string {
  const face = data.cards[card];
  return !face || face.kind === 'tower'
    ? cardName(card, data)
    : `${cardName(card, data)}, ${t('citta.windows', face.windows)}, ${t('citta.shields', face.shields)}`;
}

export function cardList(cards: string[], data: CittaData): string {
  return cards.map((card) => cardName(card, data)).join(', ');
}

export function palaceSentence(palace: Palace, side: Side, data: CittaData): string {
  const number = data.cards[palace.cards[palace.cards.length - 1] ?? '']?.number ?? '';
  return t(
    'citta.palace.says',
    data.texts[palace.colour] ?? palace.colour,
    sideName(side),
    t('citta.cardsOf', palace.cards.length, data.palaceSize),
    t('citta.windows', palace.windows),
    t('citta.shields', palace.shields),
    number,
  );
}

export function wallsSentence(area: Area, data: CittaData): string {
  const says = [];
  if (area.walls.length > 0) {
    says.push(`${t('citta.walls', area.walls.length)} (${cardList(area.walls, data)})`);
  }
  if (area.towers.length > 0) {
    says.push(`${t('citta.towers', area.towers.length)} (${area.towers.join(', ')})`);
  }
  return says.join('; ');
}
