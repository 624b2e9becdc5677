import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commit, known, note, noted, reveals, type Seen } from './luck';
import { sha256 } from './sha256';

const other = sha256('other');

/** This device on the first seat, another on the second, a bot on the third. */
function locked(hash: string, commitment = 'promise'): Seen {
  const seats = [
    { salt: null, saltHash: hash },
    { salt: null, saltHash: other },
    { salt: '', saltHash: null },
  ];
  return { commitment, seats, starting: { deadline: 0, missing: [0, 1] } };
}

describe('The shuffle of a table', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('gets the hash of a new salt from this device, which notes the salt', () => {
    const hash = commit('t1', 'promise');
    const { commitment, salts } = noted('t1')!;
    expect(commitment).toBe('promise');
    expect(salts).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(sha256(salts[0]!)).toBe(hash);
    expect(commit('t1', 'promise')).not.toBe(hash);
  });

  it('gets the salt only once the seats are locked, and nobody else’s', () => {
    const seen = locked(commit('t1', 'promise'));
    expect(reveals('t1', { ...seen, starting: null })).toEqual([]);
    expect(reveals('elsewhere', seen)).toEqual([]);
    expect(reveals('t1', seen)).toEqual([{ seat: 0, salt: noted('t1')!.salts[0] }]);
  });

  it('does not get the salt if the server has changed its commitment', () => {
    const seen = locked(commit('t1', 'promise'), 'another');
    expect(reveals('t1', seen)).toEqual([]);
    expect(noted('t1')!.shown).toBeUndefined();
  });

  it('is compared with what was shown before the salt was revealed, not later', () => {
    const hash = commit('t1', 'promise');
    const seen = locked(hash);
    reveals('t1', seen);
    const ground = sha256('ground');
    seen.seats[1] = { salt: null, saltHash: ground };
    seen.seats[2] = { salt: 'ground', saltHash: null };
    reveals('t1', seen);
    const salt = noted('t1')!.salts[0];
    expect(known('t1', 0, seen.seats)).toEqual({ commitment: 'promise', salts: { 0: salt, 2: '' }, saltHashes: { 0: hash, 1: other } });
  });

  it('gets nothing for a seat that has copied the hash of this device, and blames nobody if that seat reveals nothing', () => {
    const hash = commit('t1', 'promise');
    const seen = { ...locked(hash), seat: 0 };
    seen.seats[1] = { salt: null, saltHash: hash };
    const salt = noted('t1')!.salts[0];
    expect(reveals('t1', seen)).toEqual([{ seat: 0, salt }]);
    expect(known('t1', 0, seen.seats)).toEqual({ commitment: 'promise', salts: { 0: salt, 2: '' }, saltHashes: { 0: hash, 1: hash } });
  });

  it('gets the salts of all who play on this device', () => {
    const seen = { ...locked(commit('t1', 'promise')), seat: 0 };
    seen.seats[1] = { salt: null, saltHash: commit('t1', 'promise') };
    expect(reveals('t1', seen).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(Object.keys(known('t1', 0, seen.seats).salts)).toEqual(['0', '1', '2']);
  });

  it('must have the hash of this device if nothing was revealed', () => {
    const hash = commit('t1', 'promise');
    expect(known('t1', 0, locked(hash).seats)).toEqual({ commitment: 'promise', salts: {}, saltHashes: { 0: hash } });
    expect(known('t1', 0, locked(other).seats).saltHashes).toEqual({ 0: hash });
    const plain = [{ salt: '', saltHash: null }];
    expect(known('t1', 0, plain).salts).toEqual({ 0: noted('t1')!.salts[0] });
  });

  it('must have the salt of this device at an old table, where salts were sent in the clear', () => {
    note('t1', 'promise', 'mine');
    expect(known('t1', 1, [{ salt: 'x', saltHash: null }, { salt: 'mine', saltHash: null }]).salts).toEqual({ 1: 'mine' });
    expect(known('t1', 0, [{ salt: 'x', saltHash: null }]).salts).toEqual({ 0: 'mine' });
    expect(known('t1', null, []).salts).toEqual({});
  });

  it('is compared with nothing where nothing was noted', () => {
    expect(known('elsewhere', 0, locked(other).seats)).toEqual({ salts: {}, saltHashes: {} });
  });

  it('holds to the first commitment when several people of one device sit down', () => {
    commit('t1', 'promise');
    commit('t1', 'another');
    expect(noted('t1')!.commitment).toBe('promise');
    expect(noted('t1')!.salts).toHaveLength(2);
  });

  it('survives what others have left in the store', () => {
    localStorage.setItem('luck', 'nonsense');
    expect(noted('t1')).toBeNull();
    expect(commit('t1', 'promise')).toBeTruthy();
  });

  it('works as long as the page is there in a browser that keeps nothing', () => {
    const fail = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
    const seen = locked(commit('t9', 'promise'));
    expect(reveals('t9', seen)).toHaveLength(1);
  });

  it('is not forgotten when the browser has room for what was noted before, but for no more', () => {
    commit('t1', 'promise');
    const before = localStorage.getItem('luck')!;
    let full = true;
    const setItem = vi.fn((_name: string, _text: string) => {
      if (full) {
        throw new Error('full');
      }
    });
    vi.stubGlobal('localStorage', { getItem: () => before, setItem });
    const seen = locked(commit('t2', 'promise'));
    expect(reveals('t2', seen)).toEqual([{ seat: 0, salt: noted('t2')!.salts[0] }]);
    expect(noted('t2')!.shown).toHaveLength(3);
    expect(noted('t1')!.salts).toHaveLength(1);
    full = false;
    commit('t3', 'promise');
    expect(setItem.mock.lastCall![1]).toMatch(/"t1".*"t2".*"t3"/);
  });
});
