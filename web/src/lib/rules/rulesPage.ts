import type { RulesPage as RulesResponse, RulesPart as Part } from '../protocol/api';

/** A rules page from the server, and its parts; texts contain the marks `*`, `**` and backquotes. */
export type { Part, RulesResponse };

export interface Section {
  /** The id of the section in the page: its number, if it has one; empty for the text before the first heading. */
  id: string;
  title: string;
  parts: Part[];
}

export interface RulesPage {
  title: string;
  sections: Section[];
  /** The numbers of all rules and sections. */
  numbers: Set<string>;
}

export function readPage({ title, sections }: RulesResponse): RulesPage {
  const numbers = sections.flatMap(({ number, parts }) => [
    ...(number ? [number] : []),
    ...parts.flatMap((part) => (part.type === 'rule' ? [part.number] : [])),
  ]);
  return {
    title,
    sections: sections.map(({ number, heading, parts }) => ({
      id: number ?? slug(heading),
      title: number ? `${number} ${heading}` : heading,
      parts,
    })),
    numbers: new Set(numbers),
  };
}

function slug(text: string): string {
  return normalized(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

export type Span = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };

const MARKS = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\b([A-Z]\d+(?:\.\d+)?)\b/g;

/** Parses the marks of a text; numbers of existing rules become links. */
export function spans(text: string, numbers: Set<string>): Span[] {
  const found: Span[] = [];
  const add = (kind: Span['kind'], part: string) => {
    const last = found.at(-1);
    if (kind === 'text' && last?.kind === 'text') {
      last.text += part;
    } else if (part) {
      found.push({ kind, text: part });
    }
  };
  let from = 0;
  for (const match of text.matchAll(MARKS)) {
    add('text', text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, code, strong, em, rule] = match;
    if (code !== undefined) {
      add('code', code);
    } else if (strong !== undefined) {
      add('strong', strong);
    } else if (em !== undefined) {
      add('em', em);
    } else {
      add(numbers.has(rule!) ? 'rule' : 'text', rule!);
    }
  }
  add('text', text.slice(from));
  return found;
}

/** The text of a part, for searching. */
export function textOf(part: Part): string {
  switch (part.type) {
    case 'rule':
      return `${part.number} ${part.text}`;
    case 'drawing':
      return part.lines.join(' ');
    case 'table':
      return [part.head, ...part.rows].flat().join(' ');
    default:
      return part.text;
  }
}

/** Keeps the sections and parts that contain all search words, ignoring accents and case. */
export function search(page: RulesPage, query: string): Section[] {
  const words = normalized(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return page.sections;
  }
  const has = (text: string) => words.every((word) => normalized(text).includes(word));
  return page.sections
    .map((section) => ({
      ...section,
      parts: has(section.title) ? section.parts : section.parts.filter((part) => has(textOf(part))),
    }))
    .filter((section) => section.parts.length > 0);
}

function normalized(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
