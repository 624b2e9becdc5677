/** A number for display, with a true minus sign. */
export function formatNumber(number: number): string {
  return String(number).replace('-', '−');
}

/** Fills the slots of a pattern; the syntax is that of the engine's catalogues. */
export function fill(pattern: string, args: (string | number)[]): string {
  return pattern.replace(/\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, index: string, one?: string, many?: string) => {
    const value = args[Number(index)] ?? '';
    return one === undefined ? (typeof value === 'number' ? formatNumber(value) : value) : (String(value) === '1' ? one : many)!;
  });
}
