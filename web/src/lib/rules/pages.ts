import type { Language } from '../words/languages';
import { readPage, type RulesPage } from './page';

/** The pages of the project, each in a file of its own that is fetched when it is read. */
const files = import.meta.glob<string>('../../../../docs/rules/**/*.md', { query: '?raw', import: 'default' });

/** The rules of a game in a language, or else in English; `null` if there are none. */
export async function pageOf(game: string, language: Language): Promise<RulesPage | null> {
  const folder = '../../../../docs/rules';
  const file = files[`${folder}/${language}/${game}.md`] ?? files[`${folder}/${game}.md`];
  return file ? readPage(await file()) : null;
}
