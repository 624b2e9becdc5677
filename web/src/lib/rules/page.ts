/** A page of rules, read from the Markdown in which the project keeps it: as much of it as those pages use. */

export type Span =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'rule'; text: string };

export type Block =
  | { kind: 'heading'; level: number; id: string; text: string; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] }
  | { kind: 'list'; items: Block[][] }
  | { kind: 'rule'; number: string; blocks: Block[] };

export interface Section {
  /** Empty for what stands before the first heading. */
  id: string;
  /** The number that its rules begin with, such as T4; empty if it has none. */
  number: string;
  title: string;
  blocks: Block[];
}

export interface RulesPage {
  title: string;
  sections: Section[];
  /** The numbers of all rules and sections. */
  numbers: Set<string>;
}

const HEADING = /^(#{1,4}) (.*)$/;
const ITEM = /^- (.*)$/;
const RULE = /^\*\*([A-Z]\d+\.\d+)\*\* /;
const FENCE = /^```/;
const NUMBER = /\b[A-Z]\d+(?:\.\d+)?\b/;

export function readPage(markdown: string): RulesPage {
  const lines = markdown.split('\n');
  const numbers = new Set(
    lines.flatMap((line) => {
      const found = /^- \*\*([A-Z]\d+\.\d+)\*\*|^#+ ([A-Z]\d+) /.exec(line);
      return found ? [found[1] ?? found[2]!] : [];
    }),
  );
  const sections: Section[] = [{ id: '', number: '', title: '', blocks: [] }];
  let title = '';
  for (const block of blocks(lines, numbers)) {
    if (block.kind === 'heading' && block.level === 1) {
      title = block.text;
    } else if (block.kind === 'heading' && block.level === 2) {
      const number = NUMBER.exec(block.id)?.[0] === block.id ? block.id : '';
      sections.push({ id: block.id, number, title: block.text, blocks: [] });
    } else {
      sections.at(-1)!.blocks.push(block);
    }
  }
  return { title, sections, numbers };
}

function blocks(lines: string[], numbers: Set<string>): Block[] {
  const found: Block[] = [];
  let at = 0;
  const take = (while_: (line: string) => boolean): string[] => {
    const begin = at;
    while (at < lines.length && while_(lines[at]!)) {
      at++;
    }
    return lines.slice(begin, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '') {
      at++;
    } else if (heading) {
      at++;
      found.push(headingOf(heading[1]!.length, heading[2]!, numbers));
    } else if (FENCE.test(line)) {
      at++;
      found.push({ kind: 'code', text: take((each) => !FENCE.test(each)).join('\n') });
      at++;
    } else if (line.startsWith('|')) {
      found.push(tableOf(take((each) => each.startsWith('|')), numbers));
    } else if (ITEM.test(line)) {
      const items: Block[][] = [];
      while (at < lines.length && ITEM.test(lines[at]!)) {
        const first = ITEM.exec(lines[at++]!)![1]!;
        const rest = take((each) => each.trim() === '' || each.startsWith('  '));
        found.push(...(RULE.test(first) ? closed(items) : []));
        const inner = [first, ...rest.map((each) => each.slice(2))];
        const rule = RULE.exec(first);
        if (rule) {
          inner[0] = first.slice(rule[0].length);
          found.push({ kind: 'rule', number: rule[1]!, blocks: blocks(inner, numbers) });
        } else {
          items.push(blocks(inner, numbers));
        }
      }
      found.push(...closed(items));
    } else {
      const text = take((each) => each.trim() !== '' && !FENCE.test(each) && !each.startsWith('|') && !ITEM.test(each) && !HEADING.test(each));
      found.push({ kind: 'paragraph', spans: spans(text.join(' '), numbers) });
    }
  }
  return found;
}

/** The list of the items so far, which are taken away. */
function closed(items: Block[][]): Block[] {
  return items.length > 0 ? [{ kind: 'list', items: items.splice(0) }] : [];
}

function headingOf(level: number, text: string, numbers: Set<string>): Block {
  const number = NUMBER.exec(text);
  const id = number?.index === 0 ? number[0] : slug(text);
  return { kind: 'heading', level, id, text, spans: spans(text, numbers) };
}

function slug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function tableOf(lines: string[], numbers: Set<string>): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => spans(cell.trim().replaceAll('\\|', '|'), numbers));
  const rows = lines.filter((line) => !/^\|[\s|:-]+\|?\s*$/.test(line)).map(cells);
  return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)|\b([A-Z]\d+(?:\.\d+)?)\b/g;

/** Text with its emphases; numbers of rules that there are become links. */
export function spans(text: string, numbers: Set<string>): Span[] {
  const found: Span[] = [];
  const plain = (part: string) => {
    const last = found.at(-1);
    if (last?.kind === 'text') {
      last.text += part;
    } else if (part) {
      found.push({ kind: 'text', text: part });
    }
  };
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    plain(text.slice(from, match.index));
    from = match.index + match[0].length;
    const [, code, strong, em, link, to, rule] = match;
    if (code !== undefined) {
      found.push({ kind: 'code', text: code });
    } else if (strong !== undefined) {
      found.push({ kind: 'strong', text: strong });
    } else if (em !== undefined) {
      found.push({ kind: 'em', text: em });
    } else if (link !== undefined) {
      found.push({ kind: 'link', text: link, to: to! });
    } else if (numbers.has(rule!)) {
      found.push({ kind: 'rule', text: rule! });
    } else {
      plain(rule!);
    }
  }
  plain(text.slice(from));
  return found;
}

/** All words of a block, for searching. */
export function textOf(block: Block): string {
  const all = (list: Span[]) => list.map((each) => each.text).join('');
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return all(block.spans);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(all).join(' ')).join(' ');
    case 'list':
      return block.items.flat().map(textOf).join(' ');
    case 'rule':
      return `${block.number} ${block.blocks.map(textOf).join(' ')}`;
  }
}

/** The page with only what has all the words that are looked for; accents and capitals do not matter. */
export function search(page: RulesPage, query: string): Section[] {
  const words = plainly(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) {
    return page.sections;
  }
  const has = (text: string) => words.every((word) => plainly(text).includes(word));
  return page.sections
    .map((section) => ({
      ...section,
      blocks: has(section.title) ? section.blocks : section.blocks.filter((block) => has(textOf(block))),
    }))
    .filter((section) => section.blocks.length > 0);
}

function plainly(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
