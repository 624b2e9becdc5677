// Shows a board with a recorded position, for developing boards: `npm run dev`, then
// /dev.html?fixture=citta-10&theme=dark&language=fr. Not part of the build.
import '../fonts/fonts.css';
import '../app.css';
import { mount } from 'svelte';
import { loadAllWords, setLanguage } from '../lib/words/index.svelte';
import type { Language } from '../lib/words/languages';
import { FixtureTable, type Fixture } from './fixtureTable.svelte';
import FixturePage from './FixturePage.svelte';

const query = new URLSearchParams(location.search);
const fixtures = import.meta.glob<Fixture>('../../tests/fixtures/*.json', { import: 'default' });
const name = query.get('fixture') ?? 'towers-9';
document.documentElement.dataset['theme'] = query.get('theme') ?? 'light';
await setLanguage((query.get('language') ?? 'en') as Language);
await loadAllWords();
const fixture = await fixtures[`../../tests/fixtures/${name}.json`]!();
mount(FixturePage, { target: document.getElementById('app')!, props: { table: new FixtureTable(fixture) } });
