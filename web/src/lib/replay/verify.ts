import { verify as verifyRecord } from 'lucca-verifier';
import type { ExpectedShuffle } from '../shuffle';

/** What comes of it, as `lucca verify --json` says it. */
export interface Finding {
  finding: string;
  proven: boolean;
  outcomes?: number;
  /** The seats that had committed to the salts that they revealed. */
  committed?: number[];
  /** The seats that had committed but did not reveal. */
  unrevealed?: number[];
  event?: number;
  seat?: number;
}

/**
 * Verifies a record here, without asking anybody: the code of the server, compiled for browsers, draws every outcome
 * of chance again.
 */
export function verify(record: unknown, expected: ExpectedShuffle): Finding {
  return JSON.parse(verifyRecord(JSON.stringify(record), JSON.stringify(expected))) as Finding;
}
