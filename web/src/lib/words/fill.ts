/** A number as it is read: with a minus, not a hyphen. */
export function formatNumber(number: number): string {
  return String(number).replace('-', '−');
}

/** A pattern with its slots filled: the same patterns as in the catalogues of the engine. */
export function fill(pattern: string, args: (string | number)[]): string {
  return pattern.replace(/\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, index: string, one?: string, many?: string) => {
    const value = args[Number(index)] ?? '';
    return one === undefined ? (typeof value === 'number' ? formatNumber(value) : value) : (String(value) === '1' ? one : many)!;
  });
}
