import type { Marble } from './position';

/** The centre of the wheel's drawing; its width and height are twice that. */
export const MIDDLE = 156;

/** A place on the wheel: distance from the centre and angle from the top, clockwise. */
export function at(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [round(MIDDLE + radius * Math.sin(angle)), round(MIDDLE - radius * Math.cos(angle))];
}

/** A slice of the disc. */
export function slice(radius: number, from: number, to: number): string {
  const [x, y] = at(radius, from);
  const [u, v] = at(radius, to);
  return `M${MIDDLE} ${MIDDLE}L${x} ${y}A${radius} ${radius} 0 0 1 ${u} ${v}Z`;
}

/** The places of blocks in a section, by distance and angle from its middle line; blocks never overlap. */
export function spots(count: number): { radius: number; degrees: number; size: number }[] {
  const few: { [count: number]: [number, number][] } = {
    1: [[64, 0]],
    2: [
      [66, -15.5],
      [66, 15.5],
    ],
    3: [
      [79, -16.5],
      [79, 16.5],
      [49, 0],
    ],
    4: [
      [82, -19],
      [82, 19],
      [66, 0],
      [40, 0],
    ],
    5: [
      [82, -19],
      [82, 19],
      [70, 0],
      [48, -16],
      [48, 16],
    ],
  };
  if (few[count]) {
    return few[count].map(([radius, degrees]) => ({ radius, degrees, size: count < 4 ? 28 : 25 }));
  }
  const some: [number, number[]][] = [
    [90, [-21, 21]],
    [70, [-20, 0, 20]],
    [47, [-13, 13]],
  ];
  const many: [number, number[]][] = [
    [92, [-22, -10.5, 10.5, 22]],
    [71, [-24, -8, 8, 24]],
    [50, [-14, 14]],
    [33, [0]],
  ];
  return (count < 8 ? some : many).flatMap(([radius, angles]) => angles.map((degrees) => ({ radius, degrees, size: 19 }))).slice(0, count);
}

/** A block at its present place on the wheel. */
export interface Block {
  /** Constant while it is on the wheel. */
  key: string;
  section: number;
  index: number;
  colour: Marble;
  price: number;
  radius: number;
  /** Clockwise from the top; grows with every turn. */
  degrees: number;
  size: number;
}

/** A sixth of the disc. It keeps its number when the disc turns to another section of the ring. */
export interface Sector {
  number: number;
  section: number;
  blocks: Block[];
}

export const SECTIONS = 6;

/**
 * The blocks by the disc's sectors after a number of turns.
 *
 * @param price the price of a colour in a section
 */
export function sectors(wheel: string[][], turns: number, price: (colour: string, section: number) => number): Sector[] {
  return Array.from({ length: SECTIONS }, (_, number) => {
    const section = (number + turns) % SECTIONS;
    const colours = wheel[section] ?? [];
    const blocks = colours.map((colour, index) => {
      const { radius, degrees, size } = spots(colours.length)[index]!;
      const nth = colours.slice(0, index).filter((each) => each === colour).length;
      return {
        key: `${number} ${colour} ${nth}`,
        section,
        index,
        colour: colour as Marble,
        price: price(colour, section),
        radius,
        degrees: (number + turns) * 60 + 30 + degrees,
        size,
      };
    });
    return { number, section, blocks };
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
