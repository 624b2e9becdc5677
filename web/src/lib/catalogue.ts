import { get } from './api';
import { language } from './words/index.svelte';

/** What can be chosen of an option, and what it means. */
export interface Choice {
  value: string;
  /** What it is, in words; empty if it says so itself. */
  text: string;
}

export interface OptionInfo {
  name: string;
  /** What it is about. */
  text: string;
  standard: string;
  choices: Choice[];
}

export interface PresetInfo {
  name: string;
  text: string;
  options: { [name: string]: string };
}

export interface GameInfo {
  name: string;
  title: string;
  text: string;
  minSeats: number;
  maxSeats: number;
  options: OptionInfo[];
  presets: PresetInfo[];
}

export interface BotInfo {
  name: string;
  text: string;
}

export interface Catalogue {
  games: GameInfo[];
  bots: BotInfo[];
}

const read = new Map<string, Promise<Catalogue>>();

/** The games and bots of the server, in the words of now; asked for once in each language. */
export function catalogue(): Promise<Catalogue> {
  const key = language();
  let found = read.get(key);
  if (!found) {
    found = get<unknown>('/api/games').then(understand);
    found.catch(() => read.delete(key));
    read.set(key, found);
  }
  return found;
}

/** Servers say more or less of themselves: what is said as a bare name has no words. */
export function understand(answer: unknown): Catalogue {
  const { games, bots } = answer as { games: Told[]; bots: (string | Told)[] };
  return {
    games: games.map((game) => ({
      name: game.name!,
      title: game.title ?? game.name!,
      text: words(game),
      minSeats: Number(game['minSeats']),
      maxSeats: Number(game['maxSeats']),
      options: (game['options'] as Told[]).map((option) => ({
        name: option.name!,
        text: words(option),
        standard: String(option['standard']),
        choices: (option['values'] as (string | Told)[]).map((value) =>
          typeof value === 'string' ? { value, text: '' } : { value: String(value['value'] ?? value.name), text: words(value) },
        ),
      })),
      presets: (game['presets'] as Told[]).map((preset) => ({
        name: preset.name!,
        text: words(preset),
        options: preset['options'] as PresetInfo['options'],
      })),
    })),
    bots: bots.map((bot) => (typeof bot === 'string' ? { name: bot, text: '' } : { name: bot.name!, text: words(bot) })),
  };
}

interface Told {
  name?: string;
  title?: string;
  text?: string;
  description?: string;
  [member: string]: unknown;
}

function words(told: Told): string {
  return sentence(told.text ?? told.description ?? '');
}

/** The server's words go on with a sentence; here they begin one. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
