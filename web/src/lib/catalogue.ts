import { get } from './api';
import { language } from './words/index.svelte';

export interface OptionInfo {
  name: string;
  /** What it is about. */
  text: string;
  values: string[];
  /** What each value means. */
  meanings: { [value: string]: string };
  standard: string;
}

export interface PresetInfo {
  name: string;
  text: string;
  options: { [name: string]: string };
}

export interface GameInfo {
  name: string;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: OptionInfo[];
  presets: PresetInfo[];
}

export interface BotInfo {
  name: string;
  title: string;
  text: string;
}

export interface Catalogue {
  games: GameInfo[];
  /** The bots, in words. */
  opponents: BotInfo[];
}

const read = new Map<string, Promise<Catalogue>>();

/** The games and bots of the server, in the words of now; asked for once in each language. */
export function catalogue(): Promise<Catalogue> {
  const key = language();
  let found = read.get(key);
  if (!found) {
    found = get<Catalogue>('/api/games');
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}

/** The server's words go on with a sentence; here they begin one. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
