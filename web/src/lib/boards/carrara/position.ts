import type { CarraraObservation, CarraraSeat } from '../../protocol/api';
import type { GameTexts } from '../pieceNames';

export type Position = CarraraObservation;

export type Seat = CarraraSeat;

/** What is printed on the pieces, with their names and texts. */
export interface Data extends GameTexts {
  /** The prices of a block by the section of the wheel. */
  colours: { colour: Marble; prices: number[] }[];
  types: { type: Type; object: ObjectKind; category: string }[];
  cities: { city: string; accepts: Marble[]; points: number; coins: number; needed: number }[];
  tiles: { tile: string; points: number; coins: number }[] | null;
  objectPrice: number;
}

export type Marble = 'white' | 'yellow' | 'red' | 'green' | 'blue' | 'black';

export type Type = 'biblioteca' | 'palazzo' | 'porta' | 'cathedrale' | 'castello' | 'villa';

export type ObjectKind = 'book' | 'crown' | 'gate' | 'cup' | 'flag' | 'arms';

export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

/** A building by its name: `villa-3`. */
export function building(name: string): { type: Type; cost: number } {
  const [type, cost] = name.split('-');
  return { type: type as Type, cost: Number(cost) };
}

/** Gives equal pieces distinct keys by numbering them. */
export function numbered<T extends string>(names: readonly string[]): { name: T; nth: number }[] {
  return names.map((name, i) => ({ name: name as T, nth: names.slice(0, i).filter((each) => each === name).length }));
}

/** The visible objects of a seat with their highlighting: as many of a kind as are lit, if this seat's are. */
export function objectsOf(seatState: Seat, seat: number, lit: string[]): { kind: ObjectKind; shines: boolean }[] {
  const many = (kind: string) => (lit.includes(`seat${seat}`) ? lit.filter((each) => each === kind).length : 0);
  return numbered<ObjectKind>(seatState.objects ?? []).map(({ name, nth }) => ({ kind: name, shines: nth < many(name) }));
}
