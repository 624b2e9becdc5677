// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fixture from '../../../../tests/fixtures/citta3-complete.json';
import party from '../../../../tests/fixtures/citta5-open.json';
import wild from '../../../../tests/fixtures/cittaw-wild.json';
import type { Preview } from '../../table/table';
import { parseMove } from './moves';
import type { CittaData, CittaPosition } from './position';
import { withPreparedMove } from './preparedQuarter';

const data = fixture.data as CittaData;
const mine = (fixture.view.position as unknown as CittaPosition).seats[0]!;
const preview = Object.values(fixture.previews)[0] as unknown as Preview;

describe('A prepared move', () => {
  it('draws its card on the palace as a ghost', () => {
    const { area, ghosts } = withPreparedMove(mine, parseMove('96 palace'), data, 0, null);
    const palace = area.construction.find((each) => each.colour === 'green')!;
    expect(palace.cards.at(-1)).toBe('96');
    expect(ghosts).toEqual({ green: 1 });
    expect(mine.construction.find((each) => each.colour === 'green')!.cards).not.toContain('96');
  });

  it('shows from the preview that the palace changes sides, and for how many points', () => {
    expect(withPreparedMove(mine, parseMove('96 palace'), data, 0, preview)).toMatchObject({
      becomes: { green: 'completed' },
      points: { green: preview.steps[0]!.lines[0]!.points },
    });
    expect(withPreparedMove(mine, parseMove('96 palace'), data, 0, null)).toMatchObject({ becomes: {}, points: {} });
  });

  it('opens a palace', () => {
    const position = party.view.position as unknown as CittaPosition;
    const [text, known] = Object.entries(party.previews)[0]! as unknown as [string, Preview];
    const { becomes, points } = withPreparedMove(position.seats[0]!, parseMove(text), party.data as CittaData, 0, known);
    expect(becomes).toEqual({ red: 'opened' });
    expect(points).toEqual({ red: 3 });
  });

  it('adds a wall', () => {
    const { area, ghostWall } = withPreparedMove(mine, parseMove('59 wall'), data, 0, null);
    expect(area.walls.at(-1)).toBe('59');
    expect(ghostWall).toBe('59');
  });

  it('gives a wild card the colour of its palace', () => {
    const position = wild.view.position as unknown as CittaPosition;
    const { ghosts, area } = withPreparedMove(position.seats[0]!, parseMove('W500 palace red'), wild.data as CittaData, 0, null);
    expect(ghosts).toEqual({ red: 1 });
    expect(area.construction.find((each) => each.colour === 'red')!.cards.at(-1)).toBe('W500');
  });

  it('draws both first cards, the second on the first if they have one colour', () => {
    const bare = { construction: [], completed: [], opened: [], walls: [], towers: [] };
    const same = withPreparedMove(bare, parseMove('keep 5 56'), data, 0, null);
    expect(same.area.construction.map((each) => each.cards)).toEqual([['5', '56']]);
    expect(same.ghosts).toEqual({ purple: 2 });
    const two = withPreparedMove(bare, parseMove('keep 5 7'), data, 0, null);
    expect(two.area.construction.map((each) => each.colour)).toEqual(['purple', 'white']);
  });

  it('for the City changes no quarters of seats', () => {
    expect(withPreparedMove(mine, parseMove('city A 9'), data, 0, null).area).toBe(mine);
    expect(withPreparedMove(mine, parseMove('city A 9'), data, null, null).area).not.toBe(mine);
  });
});
