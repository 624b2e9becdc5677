// @vitest-environment node
import { expect, it } from 'vitest';

type Words = { [key: string]: string };
const words = import.meta.glob<Words>('./*/words/en.ts', { eager: true, import: 'default' });
const fixtures = import.meta.glob<{ data: { texts: Words } }>('../../../tests/fixtures/*.json', { eager: true, import: 'default' });

it.each(Object.entries(words))('%s does not repeat what the server says about pieces and cards', (path, own) => {
  const game = path.split('/')[1]!;
  const texts = Object.entries(fixtures)
    .filter(([name]) => name.includes(`/${game}`))
    .flatMap(([, { data }]) => Object.values(data.texts));
  const known = new Set(texts.map((text) => text.toLowerCase()));
  expect(known.size).toBeGreaterThan(3);
  expect(Object.entries(own).filter(([, text]) => known.has(text.toLowerCase().replace(/\.$/, '')))).toEqual([]);
});
