/** The module `verifier`, as Maven compiles it. */
declare module 'lucca-verifier' {
  /** Both are JSON, and so is what it says. */
  export function verify(record: string, known: string): string;
}
