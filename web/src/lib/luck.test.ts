import { beforeEach, describe, expect, it } from 'vitest';
import { isKept, newSalt, noted } from './luck';

describe('The luck of a table', () => {
  beforeEach(() => localStorage.clear());

  it('is noted when this device adds to it', () => {
    const salt = newSalt('t1', 'promise');
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(noted('t1')).toEqual({ commitment: 'promise', salts: [salt] });
    expect(newSalt('t2', 'promise')).not.toBe(salt);
  });

  it('is kept only if promise and salt are those that were noted', () => {
    const salt = newSalt('t1', 'promise');
    expect(isKept('t1', 'promise', salt)).toBe(true);
    expect(isKept('t1', 'another', salt)).toBe(false);
    expect(isKept('t1', 'promise', 'another')).toBe(false);
  });

  it('is believed where nothing was noted, or nobody here played', () => {
    newSalt('t1', 'promise');
    expect(isKept('elsewhere', 'promise', 'salt')).toBe(true);
    expect(isKept('t1', 'promise', null)).toBe(true);
    expect(isKept('t1', 'another', null)).toBe(false);
  });

  it('holds to the first promise when several people of one device sit down', () => {
    const first = newSalt('t1', 'promise');
    const second = newSalt('t1', 'another');
    expect(noted('t1')).toEqual({ commitment: 'promise', salts: [first, second] });
  });

  it('survives what others have left in the store', () => {
    localStorage.setItem('luck', 'nonsense');
    expect(noted('t1')).toBeNull();
    expect(newSalt('t1', 'promise')).toBeTruthy();
  });
});
