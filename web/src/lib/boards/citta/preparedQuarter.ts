/** Applies a prepared move to a quarter, marking the pieces to draw as ghosts. */
import type { Colour } from '../../pieces/colours';
import type { Preview } from '../../table/table';
import type { Move } from './moves';
import { palaceOf, type Area, type CittaData, type CittaPosition, type Palace, type Side } from './position';

export interface DrawnQuarter {
  area: Area;
  /** How many of a palace's newest cards are only prepared. */
  ghosts: { [colour in Colour]?: number };
  /** The side to which the move would bring a palace, if it changes. */
  becomes: { [colour in Colour]?: Side };
  /** The points of the move, by the palace that earns them. */
  points: { [colour in Colour]?: number };
  /** The card prepared as a wall or tower: the last one of its kind. */
  ghostWall: string | null;
  ghostTower: string | null;
}

export function unchanged(area: Area): DrawnQuarter {
  return { area, ghosts: {}, becomes: {}, points: {}, ghostWall: null, ghostTower: null };
}

/** The quarter of `seat`, or of the City if it is `null`, after the prepared move. */
export function withPreparedMove(area: Area, move: Move | null, data: CittaData, seat: number | null, preview: Preview | null): DrawnQuarter {
  const is = unchanged(area);
  if (move?.type === 'play' && seat !== null) {
    if (move.as === 'palace') {
      return withCompletion(withCard(is, move.onto ?? colourOf(move.card, data), move.card, data), seat, preview);
    }
    if (move.as === 'wall') {
      return { ...is, area: { ...area, walls: [...area.walls, move.card] }, ghostWall: move.card };
    }
    if (move.as === 'tower') {
      return { ...is, area: { ...area, towers: [...area.towers, move.card] }, ghostTower: move.card };
    }
  }
  if (move?.type === 'city' && seat === null) {
    return data.cards[move.card]?.kind === 'tower'
      ? { ...is, area: { ...area, towers: [...area.towers, move.card] }, ghostTower: move.card }
      : withCard(is, move.onto ?? colourOf(move.card, data), move.card, data);
  }
  if (move?.type === 'keep' && seat !== null) {
    const [first, second] = move.cards as [string, string];
    const below = withCard(is, colourOf(first, data), first, data);
    return withCard(below, colourOf(second, data) ?? colourOf(first, data), second, data);
  }
  if (move?.type === 'open' && seat !== null) {
    return { ...is, becomes: { [move.colour]: 'opened' }, points: firstPoints(move.colour, seat, preview) };
  }
  return is;
}

function colourOf(card: string, data: CittaData): Colour | null {
  return data.cards[card]?.colour ?? null;
}

/** Puts a card on the palace of its colour, or starts a new palace. */
function withCard(is: DrawnQuarter, colour: Colour | null, card: string, data: CittaData): DrawnQuarter {
  const face = data.cards[card];
  if (!colour || !face) {
    return is;
  }
  const before = is.area.construction.find((each) => each.colour === colour);
  const palace: Palace = {
    colour,
    cards: [...(before?.cards ?? []), card],
    windows: (before?.windows ?? 0) + face.windows,
    shields: (before?.shields ?? 0) + face.shields,
  };
  const construction = before ? is.area.construction.map((each) => (each === before ? palace : each)) : [...is.area.construction, palace];
  return {
    ...is,
    area: { ...is.area, construction },
    ghosts: { ...is.ghosts, [colour]: (is.ghosts[colour] ?? 0) + 1 },
  };
}

/** Adds facts from the preview: whether the palace changes sides, and for how many points. */
function withCompletion(is: DrawnQuarter, seat: number, preview: Preview | null): DrawnQuarter {
  const after = (preview?.position as CittaPosition | null | undefined)?.seats[seat];
  const colour = Object.keys(is.ghosts)[0] as Colour | undefined;
  const found = after && colour && palaceOf(after, colour);
  if (!found || found.side === 'construction') {
    return is;
  }
  return { ...is, becomes: { [colour]: 'completed' }, points: firstPoints(colour, seat, preview) };
}

/** The first points that the move earns its seat; those of the end of the game come after them. */
function firstPoints(colour: Colour, seat: number, preview: Preview | null): DrawnQuarter['points'] {
  const line = preview?.steps.flatMap((step) => step.lines).find((each) => each.seat === seat);
  return line ? { [colour]: line.points } : {};
}
