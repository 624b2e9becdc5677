import type { Language } from './languages';

/** A number for display, with a true minus sign. */
export function formatNumber(number: number): string {
  return String(number).replace('-', '−');
}

/** Fills the slots of a pattern; the syntax is that of the engine's catalogues. In French 0 is singular. */
export function fill(pattern: string, args: (string | number)[], language: Language = 'en'): string {
  return pattern.replace(/\{(\d+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, index: string, one?: string, many?: string) => {
    const value = args[Number(index)] ?? '';
    return one === undefined ? (typeof value === 'number' ? formatNumber(value) : value) : (isSingular(value, language) ? one : many)!;
  });
}

function isSingular(value: string | number, language: Language): boolean {
  return new Intl.PluralRules(language).select(Number(value)) === 'one';
}
