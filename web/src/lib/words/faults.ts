/** The errors of a catalogue compared with the English one, for tests. */
export function faults(words: { [key: string]: string }, english: { [key: string]: string }): string[] {
  const missing = Object.keys(english).filter((key) => !words[key]);
  const more = Object.keys(words).filter((key) => english[key] === undefined);
  const slots = Object.keys(words).filter((key) => english[key] !== undefined && [...numbers(words[key]!)].some((slot) => !numbers(english[key]!).has(slot)));
  return [...missing.map((key) => `no ${key}`), ...more.map((key) => `why ${key}?`), ...slots.map((key) => `slots of ${key}`)];
}

function numbers(pattern: string): Set<string> {
  return new Set([...pattern.matchAll(/\{(\d+)/g)].map((slot) => slot[1]!));
}
