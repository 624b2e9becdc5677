/** Dimensions and colours of the drawings. A card is 100 wide; each of its halves is `half` of its level high. */
import type { Colour } from '../../../pieces/colours';

/** Levels of detail: smaller drawings have fewer lines and larger letters. */
export type Level = 'l' | 'm' | 's';

export const levels: readonly Level[] = ['l', 'm', 's'];

export const half: { readonly [level in Level]: number } = { l: 64, m: 62, s: 52 };

/** The size of the pattern's tile. */
export const tile: { readonly [level in Level]: number } = { l: 9, m: 12, s: 15 };

export const stone = '#f1e8d6';
export const stoneEdge = '#8a7c66';
export const ink = '#2a2724';
export const glass = '#26303a';
export const lamp = '#f8d27a';
export const door = '#35281f';
export const roofTile = '#b96b4e';
export const wallEdge = '#7a4a38';
export const sky = '#e9e3d3';

/** The shades of a colour: the base, its lines and pattern, its ashlar. */
export interface Tint {
  base: string;
  dark: string;
  light: string;
}

const tints: { readonly [colour in Colour]?: Tint } = {
  red: { base: '#b5473a', dark: '#742a20', light: '#c86a5c' },
  yellow: { base: '#d9a53a', dark: '#8f6717', light: '#e7c06c' },
  green: { base: '#4e7a57', dark: '#2c4a34', light: '#739879' },
  blue: { base: '#3f6e96', dark: '#22425e', light: '#6a92b4' },
  purple: { base: '#7b4e74', dark: '#4b2c46', light: '#9c7595' },
  white: { base: '#ede8dd', dark: '#8c8371', light: '#fbf8f1' },
};

/** A wild card that is not placed yet has no colour of its own. */
const wild: Tint = { base: '#cdb98c', dark: '#7a5c1e', light: '#e4d5b0' };

export function tintOf(colour: Colour | null): Tint {
  return (colour && tints[colour]) || wild;
}

/** The URL of a colour's pattern at a level, as defined in `PatternDefs`. */
export function patternOf(colour: Colour | null, level: Level): string {
  return `url(#citta-${colour ?? 'wild'}-${level})`;
}

/** The space above a palace for its roof and pennants. */
export const top = 38;

/** The width of a palace's drawing: a card, and the eaves on both sides. */
export const palaceWidth = 116;

/** The height of a palace's drawing, equal for all palaces of a match, so that a new card moves nothing. */
export function palaceHeight(size: number, level: Level): number {
  return top + (size + 1) * half[level];
}

/** The level of detail for a palace of a width in pixels. */
export function levelFor(width: number): Level {
  return width >= 70 ? 'l' : width >= 52 ? 'm' : 's';
}

/** The width at which palaces fit the available space; `height` 0 means no limit of height. */
export function widthFor(count: number, room: number, gap: number, size: number, height: number, most: number): number {
  const wide = Math.floor((room - gap * Math.max(0, count - 1)) / Math.max(1, count));
  let width = Math.min(wide, most);
  if (height > 0) {
    width = Math.min(width, Math.floor((height * palaceWidth) / palaceHeight(size, 'l')));
  }
  return Math.max(30, width);
}

/** The outline of a window: straight sides, round top. */
export function arch(left: number, right: number, above: number, below: number): string {
  const r = (right - left) / 2;
  return `M${left} ${below}V${above + r}A${r} ${r} 0 0 1 ${right} ${above + r}V${below}Z`;
}

export function shieldPath(x: number, y: number, w: number, h: number): string {
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  return `M${l} ${t}H${r}V${y + h * 0.02}C${r} ${y + h * 0.28} ${x + w * 0.2} ${y + h * 0.42} ${x} ${b}C${x - w * 0.2} ${y + h * 0.42} ${l} ${y + h * 0.28} ${l} ${y + h * 0.02}Z`;
}

/** The numbers from 0 to `n` − 1. */
export function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

/** The width of cards at which this many triplets fit side by side. */
export function cardFor(room: number, triplets: number, least: number): number {
  const each = (room + 4) / Math.max(1, triplets) - 8;
  return Math.max(least, Math.min(58, Math.floor((each - 22) / 3)));
}

/** The width of palaces if three sides, each at least as wide as its name, are side by side. */
export function sidesWidth(counts: number[], least: number[], room: number, gap: number, most: number): number {
  for (let width = most; width > 30; width--) {
    const need = counts.reduce((sum, count, i) => sum + Math.max(least[i] ?? 0, count * (width + gap) - gap), 0);
    if (need <= room) {
      return width;
    }
  }
  return 30;
}

/** The widths of the names of the three sides below a small quarter. */
const names = [60, 70, 54];

/** The width of palaces in a small quarter with these counts on its sides, next to the names of the sides. */
export function smallWidth(counts: number[], room: number, tight: boolean): number {
  for (let width = 49; width > 26; width--) {
    const least = (i: number) => (tight && counts[i] === 0 ? 0 : (names[i] ?? 0));
    const need = counts.reduce((sum, count, i) => sum + Math.max(least(i), count * width), 0);
    if (need + 54 <= room) {
      return width;
    }
  }
  return 26;
}
