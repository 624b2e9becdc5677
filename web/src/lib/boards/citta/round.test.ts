// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fixture from '../../../../tests/fixtures/citta-10.json';
import end from '../../../../tests/fixtures/citta-end.json';
import two from '../../../../tests/fixtures/citta2-12.json';
import type { GameEvent } from '../../table/table';
import type { CittaData, CittaPosition } from './position';
import { eventsOfRound, laidTriplets, turnOrder } from './round';

const open = (kept: { view: { position: unknown; events: unknown }; data: unknown }) => ({
  position: kept.view.position as CittaPosition,
  events: kept.view.events as GameEvent[],
  data: kept.data as CittaData,
});

describe('The triplets of a round', () => {
  const { position, events } = open(fixture);
  const laid = laidTriplets(position, events);

  it('keep their places when they are taken', () => {
    expect(laid.map((triplet) => triplet.by)).toEqual([null, 0, null, 1, 3]);
    expect(laid[1]!.cards).toEqual(['47', '50', '68']);
  });

  it('list the uses of their cards', () => {
    expect(laid[4]!.uses['89']).toEqual({ as: 'palace', seat: 3 });
    expect(laid[3]!.uses['3']).toEqual({ as: 'discard', seat: 1 });
    expect(laid[1]!.uses).toEqual({});
  });

  it('are those of the position without events', () => {
    expect(laidTriplets(position, []).map((triplet) => triplet.cards)).toEqual(position.triplets);
  });

  it('reset each round', () => {
    expect(eventsOfRound(events).map((event) => event.type)[0]).toBe('take');
    expect(eventsOfRound(events)).toHaveLength(9);
  });
});

describe('The order of play', () => {
  it('shows the shields from before this round', () => {
    const { position, events, data } = open(fixture);
    expect(turnOrder(position, events, data)).toEqual([
      { seat: 3, shields: 17, number: null },
      { seat: 1, shields: 9, number: null },
      { seat: 0, shields: 8, number: 73 },
      { seat: 2, shields: 8, number: 35 },
    ]);
  });

  it('is consistent with the order of the position', () => {
    const { position, events, data } = open(two);
    const shields = turnOrder(position, events, data).map((each) => each.shields);
    expect(shields).toEqual([...shields].sort((a, b) => b - a));
  });

  it('is empty after the end', () => {
    const { position, events, data } = open(end);
    expect(turnOrder(position, events, data)).toEqual([]);
  });
});
