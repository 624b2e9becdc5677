/** Finds the destinations of moved pieces from events, and the latest scorings. */
import type { GameEvent } from '../../table/table';
import type { Routes } from '../flipAnimation';
import { building, type Seat, type Type } from './position';

/**
 * Blocks taken from the wheel move to their buyer, payments to the building, objects to the seat that bought them or
 * scored.
 *
 * @param newEvents the events since the board was last drawn
 * @param gone the objects that left the supply since then
 */
export function pieceRoutes(root: Element, newEvents: GameEvent[], gone: string[] = []): Routes {
  const arrived = new Set<Element>();
  const [taken, paid] = [movedBlocks(newEvents, 'take'), movedBlocks(newEvents, 'build')];
  const goal = (card: string) => {
    const [what, ...rest] = card.split(' ');
    if (what === 'block') {
      const colour = rest[1]!;
      return storeOf(root, takeEvent(taken, colour), arrived, `[data-block="${colour}"]`);
    }
    if (what === 'hand') {
      const built = takeEvent(paid, rest[1]!, Number(rest[0]));
      return built ? root.querySelector(`[data-place="seat${built.seat}.${String(built['city'])}"] [data-card="${String(built['building'])}"]`) : null;
    }
    if (what === 'object') {
      const bought = newEvents.find((event) => event.type === 'object' && event['object'] === rest[0]);
      return storeOf(root, bought, arrived, `[data-object="${rest[0]}"]`);
    }
    return null;
  };
  // Events do not tell which of several scorings gained which objects.
  const scorings = newEvents.filter((event) => event.type === 'score');
  const gifts = (scorings.length === 1 ? gone : []).flatMap((kind) => {
    const from = root.querySelector(`[data-key="${kind}"] [data-supply]`);
    const to = storeOf(root, scorings[0], arrived, `[data-object="${kind}"]`);
    return from && to ? [{ from, to }] : [];
  });
  return { goal, gifts };
}

interface MovedBlock {
  colour: string;
  event: GameEvent;
}

/** All blocks moved by events of a type. */
function movedBlocks(newEvents: GameEvent[], type: string): MovedBlock[] {
  return newEvents.filter((event) => event.type === type).flatMap((event) => blocksOf(event).map((colour) => ({ colour, event })));
}

/** Takes the event that moved a block of that colour, of one seat or any, so that each block is drawn once. */
function takeEvent(blocks: MovedBlock[], colour: string, seat?: number): GameEvent | undefined {
  const at = blocks.findIndex((each) => each.colour === colour && (seat === undefined || each.event.seat === seat));
  return at < 0 ? undefined : blocks.splice(at, 1)[0]!.event;
}

/** The colours of the blocks taken or paid, with repetition. */
function blocksOf(taken: GameEvent): string[] {
  return Object.entries((taken['blocks'] ?? {}) as Record<string, number>).flatMap(([colour, count]) => Array<string>(count).fill(colour));
}

/** The newest such piece of a seat that has not been used as a destination yet, or its pile if pieces are hidden. */
function storeOf(root: Element, event: GameEvent | undefined, arrived: Set<Element>, piece: string): Element | null {
  const stores = event ? [...root.querySelectorAll(`[data-store="${event.seat}"]`)] : [];
  const found = stores.flatMap((each) => [...each.querySelectorAll(piece)]).findLast((each) => !arrived.has(each));
  if (found) {
    arrived.add(found);
  }
  return found ?? stores.find((each) => each.hasAttribute('data-pile')) ?? null;
}

/** The scoring of the last turn, if any. */
export function latestScoring(events: GameEvent[]): GameEvent | undefined {
  const last = events.at(-1)?.type === 'end' ? events.length - 1 : events.length;
  return events.slice(events.slice(0, last).findLastIndex((event) => event.type === 'end') + 1).find((event) => event.type === 'score');
}

/**
 * The buildings of a seat that a scoring counts: of a type, of a category, or in a city.
 *
 * @param category the category of a type
 */
export function scoredIn(seatState: Seat, what: string, category: (type: Type) => string): string[] {
  const counts = (type: Type) => type === what || category(type) === what;
  return (
    seatState.buildings[what] ??
    Object.values(seatState.buildings)
      .flat()
      .filter((name) => counts(building(name).type))
  );
}
