import { verify as verifyRecord } from 'lucca-verifier';
import type { ExpectedShuffle } from '../shuffleCommitments';

/** The result, in the format of `lucca verify --json`. */
export interface Finding {
  finding: string;
  proven: boolean;
  outcomes?: number;
  /** The seats that committed to the salts that they revealed. */
  committed?: number[];
  /** The seats that committed but did not reveal. */
  unrevealed?: number[];
  event?: number;
  seat?: number;
}

/**
 * Verifies a record without any request: the server's code, compiled for browsers, reproduces every outcome of chance.
 */
export function verify(record: unknown, expected: ExpectedShuffle): Finding {
  return JSON.parse(verifyRecord(JSON.stringify(record), JSON.stringify(expected))) as Finding;
}
