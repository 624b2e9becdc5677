import { expect, it } from 'vitest';
import { choices, parseMove } from './moves';

it('reads every kind of move', () => {
  expect(parseMove('red c4')).toEqual({ kind: 'place', brick: 'red', lot: 'c4' });
  expect(parseMove('black l12')).toEqual({ kind: 'place', brick: 'black', lot: 'l12' });
  expect(parseMove('prisoner d5')).toEqual({ kind: 'prisoner', lot: 'd5' });
  expect(parseMove('switch blue')).toEqual({ kind: 'switch', brick: 'blue' });
  expect(parseMove('stay')).toEqual({ kind: 'stay' });
});

it('rejects unknown moves', () => {
  expect(parseMove('first 2')).toBeNull();
  expect(parseMove('switch green')).toBeNull();
  expect(parseMove('')).toBeNull();
});

it('groups moves by the tapped element', () => {
  const all = choices(['white a1', 'white b1', 'red a1', 'prisoner c3', 'switch blue', 'stay']);
  expect([...all.places.keys()]).toEqual(['white', 'red']);
  expect(all.places.get('white')!.get('b1')).toBe('white b1');
  expect(all.prisoners.get('c3')).toBe('prisoner c3');
  expect(all.switches.get('blue')).toBe('switch blue');
  expect(all.stay).toBe('stay');
});
