import type { Colour } from '../../pieces/colours';
import type { CittaCity, CittaObservation, CittaPalace, CittaSeat } from '../../protocol/api';
import type { GameTexts } from '../pieceNames';

export interface CardFace {
  kind: 'palace' | 'tower' | 'wild';
  colour: Colour | null;
  number: number | null;
  windows: number;
  shields: number;
}

/** Constants of the match. */
export interface CittaData extends GameTexts {
  palaceSize: number;
  rounds: number;
  triplets: number;
  /** The shields that support a wall (C4.2). */
  shieldsPerWall: number;
  cards: { [card: string]: CardFace };
}

/** A palace with its cards from the first to the newest, whose number is visible. */
export interface Palace extends CittaPalace {
  colour: Colour;
}

/** The buildings of a seat or of the City. */
export interface Area extends Pick<CittaSeat, 'walls' | 'towers'> {
  construction: Palace[];
  completed: Palace[];
  opened: Palace[];
}

/** The quarter of a seat, and its hand before the first cards are revealed. */
export type Quarter = CittaSeat & Area;

/** The observation of a game, in which the colours of palaces are known. */
export interface CittaPosition extends CittaObservation {
  seats: Quarter[];
  city: (CittaCity & Pick<Area, 'construction' | 'completed'>) | null;
}

export type Side = 'construction' | 'completed' | 'opened';

export const sides: readonly Side[] = ['construction', 'completed', 'opened'];

/** The colours of palaces, in the order of the rules. */
export const palaceColours: readonly Colour[] = ['red', 'yellow', 'green', 'blue', 'purple', 'white'];

/** The buildings of the City as an area. */
export function cityArea(position: CittaPosition): Area | null {
  return position.city && { ...position.city, opened: [], walls: [] };
}

/** Whether one of these cards is in an area. */
export function holds({ construction, completed, opened, walls, towers }: Area, cards: string[]): boolean {
  return [...[...construction, ...completed, ...opened].flatMap((palace) => palace.cards), ...walls, ...towers].some((card) => cards.includes(card));
}

export function palaceOf(area: Area, colour: Colour): { palace: Palace; side: Side } | null {
  for (const side of sides) {
    const palace = area[side].find((each) => each.colour === colour);
    if (palace) {
      return { palace, side };
    }
  }
  return null;
}
