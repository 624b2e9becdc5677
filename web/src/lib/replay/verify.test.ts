import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { verify } from './verify';

/** Records of real games from before seats could commit to salts. */
const records = readFileSync('../fair/src/test/resources/golden.ndjson', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { game: string; events: object[]; fair: { commitment: string; secret: string; salts: string[] } });
const nothing = { salts: {}, saltHashes: {} };

/** One record per game is enough; the Java code has its own tests. */
const each = ['towers', 'citta', 'carrara'].map((game) => records.find((record) => record.game === game)!);

describe('The verifier in browsers', () => {
  it.each(each)('reproduces every outcome of $game', (record) => {
    const { finding, outcomes, committed } = verify(record, { commitment: record.fair.commitment, salts: { 0: record.fair.salts[0]! }, saltHashes: {} });
    expect(finding).toBe('proven');
    expect(outcomes).toBeGreaterThan(0);
    expect(committed).toEqual([]);
  });

  it.each(each)('detects changes in $game', (record) => {
    const { fair } = record;
    expect(verify({ ...record, fair: { ...fair, secret: 'f'.repeat(64) } }, nothing).finding).toBe('exchanged');
    expect(verify(record, { ...nothing, commitment: '0'.repeat(64) }).finding).toBe('otherCommitment');
    expect(verify(record, { ...nothing, salts: { 1: 'mine' } })).toMatchObject({ finding: 'otherSalt', seat: 1 });
    expect(verify(record, { ...nothing, saltHashes: { 1: '0'.repeat(64) } })).toMatchObject({ finding: 'otherHash', seat: 1 });
    expect(verify({ ...record, events: record.events.slice(1) }, nothing).finding).toBe('invalid');
    expect(verify('nonsense', nothing).finding).toBe('unreadable');
  });

  it('detects an outcome that does not follow from the salts', () => {
    const [, citta] = each;
    const { fair } = citta!;
    expect(verify({ ...citta, fair: { ...fair, salts: fair.salts.map((salt) => `${salt}!`) } }, nothing)).toMatchObject({ finding: 'forged', event: 0 });
  });
});
