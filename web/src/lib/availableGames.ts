import { get } from './httpClient';
import type { Game, Games, Opponent, Option, Preset } from './protocol/api';
import { language } from './words/index.svelte';

export type { Game as GameInfo, Games as AvailableGames, Opponent as BotInfo, Option as OptionInfo, Preset as PresetInfo };

const cache = new Map<string, Promise<Games>>();

/** The games and bots of the server in the current language; requested once for each language. */
export function availableGames(): Promise<Games> {
  const key = language();
  let found = cache.get(key);
  if (!found) {
    found = get<Games>('/api/games');
    found.catch(() => cache.delete(key));
    cache.set(key, found);
  }
  return found;
}

/** The server's texts are written for the middle of a sentence; here they start one. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
