/** The module `verifier`, compiled by Maven. */
declare module 'lucca-verifier' {
  /** Both arguments and the result are JSON. */
  export function verify(record: string, known: string): string;
}
