/** Names of pieces and moves, for screen readers and for labels beside the drawings. */
import type { Colour } from '../../pieces/colours';
import { t } from './words';
import { letterOf, type Move } from './moves';
import type { Area, CittaData, Palace, Side } from './position';

export function colourName(colour: Colour): string {
  return t(`citta.colour.${colour}` as 'citta.colour.red');
}

export function sideName(side: Side): string {
  return t(`citta.side.${side}`);
}

/** A number with a true minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `${points}`;
}

/** `purple 92` */
export function cardName(card: string, data: CittaData): string {
  const face = data.cards[card];
  if (!face || face.kind === 'tower') {
    return t('citta.card.tower', card);
  }
  return face.kind === 'wild'
    ? t('citta.card.wild', face.number ?? '')
    : t('citta.card.palace', colourName(face.colour!), face.number ?? '');
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
    colourName(palace.colour),
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

/** A description of a move, if the engine's sentence is not loaded. */
export function moveName(move: Move, area: Area | null, data: CittaData): string {
  switch (move.type) {
    case 'keep':
      return t('citta.move.keep', cardName(move.cards[0]!, data), cardName(move.cards[1]!, data));
    case 'open':
      return t('citta.move.open', colourName(move.colour));
    case 'take':
      return t('citta.move.take', letterOf(move.triplet));
    case 'city':
      return t('citta.move.city', cardName(move.card, data));
    case 'play':
      return t(`citta.move.${move.as === 'palace' && !hasPalace(area, move, data) ? 'new' : move.as}`, cardName(move.card, data));
  }
}

function hasPalace(area: Area | null, move: Extract<Move, { type: 'play' }>, data: CittaData): boolean {
  const colour = move.onto ?? data.cards[move.card]?.colour;
  return area?.construction.some((palace) => palace.colour === colour) ?? false;
}
