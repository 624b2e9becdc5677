import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commitToSalt, expectedShuffle, saveSalt, savedShuffle, saltsToReveal, type ShuffleView } from './shuffleCommitments';
import { sha256 } from './sha256';

const other = sha256('other');

/** This device on the first seat, another on the second, a bot on the third. */
function locked(hash: string, commitment = 'promise'): ShuffleView {
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

  it('receives the hash of a new salt from this device, which saves the salt', () => {
    const hash = commitToSalt('t1', 'promise');
    const { commitment, salts } = savedShuffle('t1')!;
    expect(commitment).toBe('promise');
    expect(salts).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(sha256(salts[0]!)).toBe(hash);
    expect(commitToSalt('t1', 'promise')).not.toBe(hash);
  });

  it('receives only the salts of this device, and only once the seats are locked', () => {
    const seen = locked(commitToSalt('t1', 'promise'));
    expect(saltsToReveal('t1', { ...seen, starting: null })).toEqual([]);
    expect(saltsToReveal('elsewhere', seen)).toEqual([]);
    expect(saltsToReveal('t1', seen)).toEqual([{ seat: 0, salt: savedShuffle('t1')!.salts[0] }]);
  });

  it('receives no salt if the server has changed its commitment', () => {
    const seen = locked(commitToSalt('t1', 'promise'), 'another');
    expect(saltsToReveal('t1', seen)).toEqual([]);
    expect(savedShuffle('t1')!.shown).toBeUndefined();
  });

  it('is compared with the values shown before the salt was revealed, not later ones', () => {
    const hash = commitToSalt('t1', 'promise');
    const seen = locked(hash);
    saltsToReveal('t1', seen);
    const ground = sha256('ground');
    seen.seats[1] = { salt: null, saltHash: ground };
    seen.seats[2] = { salt: 'ground', saltHash: null };
    saltsToReveal('t1', seen);
    const salt = savedShuffle('t1')!.salts[0];
    expect(expectedShuffle('t1', 0, seen.seats)).toEqual({ commitment: 'promise', salts: { 0: salt, 2: '' }, saltHashes: { 0: hash, 1: other } });
  });

  it('receives nothing for a seat that has copied the hash of this device, and does not fail if that seat reveals nothing', () => {
    const hash = commitToSalt('t1', 'promise');
    const seen = { ...locked(hash), seat: 0 };
    seen.seats[1] = { salt: null, saltHash: hash };
    const salt = savedShuffle('t1')!.salts[0];
    expect(saltsToReveal('t1', seen)).toEqual([{ seat: 0, salt }]);
    expect(expectedShuffle('t1', 0, seen.seats)).toEqual({ commitment: 'promise', salts: { 0: salt, 2: '' }, saltHashes: { 0: hash, 1: hash } });
  });

  it('receives the salts of all players on this device', () => {
    const seen = { ...locked(commitToSalt('t1', 'promise')), seat: 0 };
    seen.seats[1] = { salt: null, saltHash: commitToSalt('t1', 'promise') };
    expect(saltsToReveal('t1', seen).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(Object.keys(expectedShuffle('t1', 0, seen.seats).salts)).toEqual(['0', '1', '2']);
  });

  it('must have the hash of this device if nothing was revealed', () => {
    const hash = commitToSalt('t1', 'promise');
    expect(expectedShuffle('t1', 0, locked(hash).seats)).toEqual({ commitment: 'promise', salts: {}, saltHashes: { 0: hash } });
    expect(expectedShuffle('t1', 0, locked(other).seats).saltHashes).toEqual({ 0: hash });
    const plain = [{ salt: '', saltHash: null }];
    expect(expectedShuffle('t1', 0, plain).salts).toEqual({ 0: savedShuffle('t1')!.salts[0] });
  });

  it('must have the salt of this device at an old table, where salts were sent in the clear', () => {
    saveSalt('t1', 'promise', 'mine');
    expect(
      expectedShuffle('t1', 1, [
        { salt: 'x', saltHash: null },
        { salt: 'mine', saltHash: null },
      ]).salts,
    ).toEqual({ 1: 'mine' });
    expect(expectedShuffle('t1', 0, [{ salt: 'x', saltHash: null }]).salts).toEqual({ 0: 'mine' });
    expect(expectedShuffle('t1', null, []).salts).toEqual({});
  });

  it('is compared with nothing if nothing was saved', () => {
    expect(expectedShuffle('elsewhere', 0, locked(other).seats)).toEqual({ salts: {}, saltHashes: {} });
  });

  it('keeps the first commitment when several people on one device take seats', () => {
    commitToSalt('t1', 'promise');
    commitToSalt('t1', 'another');
    expect(savedShuffle('t1')!.commitment).toBe('promise');
    expect(savedShuffle('t1')!.salts).toHaveLength(2);
  });

  it('survives invalid data in the storage', () => {
    localStorage.setItem('luck', 'nonsense');
    expect(savedShuffle('t1')).toBeNull();
    expect(commitToSalt('t1', 'promise')).toBeTruthy();
  });

  it('works until the page is left in a browser without storage', () => {
    const fail = () => {
      throw new Error('full');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
    const seen = locked(commitToSalt('t9', 'promise'));
    expect(saltsToReveal('t9', seen)).toHaveLength(1);
  });

  it('is not forgotten when the storage is full', () => {
    commitToSalt('t1', 'promise');
    const before = localStorage.getItem('luck')!;
    let full = true;
    const setItem = vi.fn((_name: string, _text: string) => {
      if (full) {
        throw new Error('full');
      }
    });
    vi.stubGlobal('localStorage', { getItem: () => before, setItem });
    const seen = locked(commitToSalt('t2', 'promise'));
    expect(saltsToReveal('t2', seen)).toEqual([{ seat: 0, salt: savedShuffle('t2')!.salts[0] }]);
    expect(savedShuffle('t2')!.shown).toHaveLength(3);
    expect(savedShuffle('t1')!.salts).toHaveLength(1);
    full = false;
    commitToSalt('t3', 'promise');
    expect(setItem.mock.lastCall![1]).toMatch(/"t1".*"t2".*"t3"/);
  });
});
