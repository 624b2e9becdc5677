import { get } from './httpClient';
import type { Game, Games, Opponent, Option, Preset } from './protocol/api';
import { language } from './words/index.svelte';

export type { Game as GameInfo, Games as AvailableGames, Opponent as BotInfo, Option as OptionInfo, Preset as PresetInfo };

const cache = new Map<string, Promise<Games>>();
let loaded = $state.raw<{ [language: string]: Games }>({});

/** The games and bots of the server in the current language; requested once for each language. */
export function availableGames(): Promise<Games> {
  const key = language();
  let found = cache.get(key);
  if (!found) {
    found = get<Games>('/api/games');
    found.then(
      (games) => (loaded = { ...loaded, [key]: games }),
      () => cache.delete(key),
    );
    cache.set(key, found);
  }
  return found;
}

/** What the server says about a game, in another language for a moment; `undefined` until it is loaded. */
export function gameInfo(game: string): Game | undefined {
  return (loaded[language()] ?? Object.values(loaded)[0])?.games.find((each) => each.name === game);
}

/** The title of a game, without the name of this site: 'The Tower Game' for 'Lucca: The Tower Game'. */
export function gameTitle(game: string): string {
  return capitalized((gameInfo(game)?.title ?? game).replace(/^Lucca\s?: /, ''));
}

/** The server's texts are written for the middle of a sentence; here they start one. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
