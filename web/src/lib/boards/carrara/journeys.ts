/** Where pieces go that leave their places, as events tell it; and what has been scored of late. */
import type { GameEvent } from '../../table/table';
import type { Goal } from '../flight';
import { building, isLand, type Seat } from './position';

/**
 * Blocks that were taken from the wheel go to who took them, objects to who bought them.
 *
 * @param fresh what has happened since the board was drawn last
 */
export function journeys(root: Element, fresh: GameEvent[]): Goal {
  const arrived = new Set<Element>();
  const takers = fresh.flatMap((event) => (event.type === 'take' ? blocksOf(event).map((colour) => ({ colour, event })) : []));
  return (card) => {
    const [what, ...rest] = card.split(' ');
    if (what === 'block') {
      const colour = rest[1]!;
      const next = takers.findIndex((each) => each.colour === colour);
      const taken = next < 0 ? undefined : takers.splice(next, 1)[0]!.event;
      return store(root, taken, arrived, `[data-block="${colour}"]`);
    }
    if (what === 'object') {
      const bought = fresh.find((event) => event.type === 'object' && event['object'] === rest[0]);
      return store(root, bought, arrived, `[data-object="${rest[0]}"]`);
    }
    return null;
  };
}

/** The colours of the blocks that were taken, each as often as it was. */
function blocksOf(taken: GameEvent): string[] {
  return Object.entries((taken['blocks'] ?? {}) as Record<string, number>).flatMap(([colour, count]) => Array<string>(count).fill(colour));
}

/** The newest such piece that a seat has and that has not arrived yet, or where it has them if they cannot be seen. */
function store(root: Element, event: GameEvent | undefined, arrived: Set<Element>, piece: string): Element | null {
  const stores = event ? [...root.querySelectorAll(`[data-store="${event.seat}"]`)] : [];
  const found = stores.flatMap((each) => [...each.querySelectorAll(piece)]).findLast((each) => !arrived.has(each));
  if (found) {
    arrived.add(found);
  }
  return found ?? stores.find((each) => each.hasAttribute('data-pile')) ?? null;
}

/** The scoring of the turn that was played last, if there was one. */
export function latestScoring(events: GameEvent[]): GameEvent | undefined {
  const last = events.at(-1)?.type === 'end' ? events.length - 1 : events.length;
  return events.slice(events.slice(0, last).findLastIndex((event) => event.type === 'end') + 1).find((event) => event.type === 'score');
}

/** The buildings of a seat of which a scoring is: of a type, of a category, or all in a city. */
export function scoredIn(house: Seat, what: string): string[] {
  const all = Object.values(house.buildings).flat();
  switch (what) {
    case 'land-buildings':
      return all.filter((name) => isLand(building(name).type));
    case 'city-buildings':
      return all.filter((name) => !isLand(building(name).type));
    default:
      return house.buildings[what] ?? all.filter((name) => building(name).type === what);
  }
}
