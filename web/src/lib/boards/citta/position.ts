/** A viewer's position of Lucca Città, in the engine's format. */
import type { Colour } from '../../pieces/colours';
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

export interface Palace {
  colour: Colour;
  /** From the first card to the newest, whose number is visible. */
  cards: string[];
  windows: number;
  shields: number;
}

/** The buildings of a seat or of the City. */
export interface Area {
  construction: Palace[];
  completed: Palace[];
  opened: Palace[];
  walls: string[];
  towers: string[];
}

export interface Quarter extends Area {
  score: number;
  /** The score if the game ended here. */
  now: number;
  shields: number;
  /** Before the first cards are revealed: how many a seat holds, whether it has chosen, and which of them it sees. */
  cards?: number;
  decided?: boolean;
  hand?: string[] | null;
  keeps?: string[] | null;
}

export interface CittaPosition {
  round: number;
  turn: { decision: 'deal' | 'triplets' | 'keep' | 'take' | 'play' | 'city' | null; seat: number | null };
  /** The seats in this round's order of play, if known. */
  order: number[] | null;
  /** By place; empty if taken. */
  triplets: string[][];
  /** The cards that the seat to move has taken and not played. */
  pending: string[];
  seats: Quarter[];
  city: { construction: Palace[]; completed: Palace[]; towers: string[] } | null;
  discards: string[];
  aside: string[];
  unseen: string[];
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
