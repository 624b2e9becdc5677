/** Reconstructs this round from its events. */
import type { GameEvent } from '../../table/table';
import type { Use } from './moves';
import type { Area, CittaData, CittaPosition, Palace } from './position';

/** The use of a card of a triplet. */
export interface CardUse {
  as: Use | 'city';
  /** The seat that played it. */
  seat: number;
}

/** A triplet in its place, available or taken. */
export interface RoundTriplet {
  cards: string[];
  by: number | null;
  uses: { [card: string]: CardUse };
}

/** The events after the triplets of this round were laid out. */
export function eventsOfRound(events: GameEvent[]): GameEvent[] {
  return events.slice(events.findLastIndex((event) => event.type === 'triplets') + 1);
}

/** The triplets of this round with the uses of their cards; without events, only the remaining ones. */
export function laidTriplets(position: CittaPosition, events: GameEvent[]): RoundTriplet[] {
  const laid = events.findLast((event) => event.type === 'triplets')?.['triplets'] as string[][] | undefined;
  const triplets = position.triplets.map((cards, i): RoundTriplet => {
    const whole = laid?.[i] ?? [];
    return { cards: cards.every((card) => whole.includes(card)) ? sorted(whole) : cards, by: null, uses: {} };
  });
  let taken: RoundTriplet | undefined;
  for (const event of eventsOfRound(events)) {
    if (event.type === 'take') {
      taken = triplets[event['triplet'] as number];
      if (taken) {
        taken.by = event.seat;
      }
    } else if (event.type === 'play' && taken) {
      taken.uses[event['card'] as string] = { as: event['as'] as Use, seat: event.seat! };
    } else if (event.type === 'city') {
      const from = triplets[event['triplet'] as number];
      if (from) {
        from.uses[event['card'] as string] = { as: 'city', seat: event.seat! };
      }
    }
  }
  return triplets;
}

/** By number, towers and wild cards last, as the engine sorts them. */
function sorted(cards: string[]): string[] {
  const rank = (card: string) => (/^\d/.test(card) ? Number(card) : 10_000 + card.charCodeAt(0));
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The values that decided a seat's place in the order of play. */
export interface TurnOrderEntry {
  seat: number;
  shields: number;
  /** Its highest visible number, if that broke a tie. */
  number: number | null;
}

/** The order of play with the shields and numbers at the start of the round, without this round's cards. */
export function turnOrder(position: CittaPosition, events: GameEvent[], data: CittaData): TurnOrderEntry[] {
  const played = new Set(
    eventsOfRound(events)
      .filter((event) => event.type === 'play' && event['as'] === 'palace')
      .map((event) => event['card'] as string),
  );
  const all = (position.order ?? []).map((seat) => {
    const area = position.seats[seat]!;
    return { seat, shields: shieldsBefore(area, played, data), number: highestBefore(area, played, data) };
  });
  return all.map((each) => {
    const tied = all.some((other) => other !== each && other.shields === each.shields);
    return { ...each, number: tied ? each.number : null };
  });
}

/** A palace that was completed in this round was under construction when the round began. */
function shieldsBefore(area: Area, played: Set<string>, data: CittaData): number {
  const finished = [...area.completed, ...area.opened].filter((palace) => palace.cards.some((card) => played.has(card)));
  return [...area.construction, ...finished].flatMap((palace) => before(palace, played)).reduce((sum, card) => sum + (data.cards[card]?.shields ?? 0), 0);
}

function highestBefore(area: Area, played: Set<string>, data: CittaData): number | null {
  const shown = [...area.construction, ...area.completed, ...area.opened].flatMap((palace) => before(palace, played).slice(-1));
  return shown.length === 0 ? null : Math.max(...shown.map((card) => data.cards[card]?.number ?? 0));
}

function before(palace: Palace, played: Set<string>): string[] {
  return palace.cards.filter((card) => !played.has(card));
}
