// Made by scripts/types.mjs from /v3/api-docs; do not edit.

export type Account = {
  /** The name of now if absent. */
  name?: string;
  password: string;
};

export type Block = {
  /** The id of a person. */
  person: string;
};

export type Blocks = {
  blocks: Person[];
};

export type Command = {
  /** sit, seatBot, leave, start, close, play, undo, pause, answer, resume, resign, return, say or rematch. */
  type: string;
  /** With sit and seatBot: which; any free one if absent. */
  seat?: number;
  /** With sit: what you add to the luck of the game; 64 letters at most. */
  salt?: string;
  /** With seatBot: its name. */
  bot?: string;
  /** With play, undo and answer: the version that you have seen. */
  version?: number;
  /** With play: one of the moves of your view. */
  move?: unknown;
  /** With answer. */
  yes?: boolean;
  /** With say: 1 to 500 letters. */
  text?: string;
};

export type Done = {
  /** The version up to which the command was done. */
  version: number;
};

export type Entry = {
  name: string;
  password: string;
};

export type Fair = {
  commitment: string;
  secret: string;
  salts: string[];
};

export type Game = {
  name: string;
  title: string;
  minSeats: number;
  maxSeats: number;
  options: Option[];
  /** What a table may bring along. */
  extras: string[];
  /** Options that go well together, by a name. */
  presets: { [name: string]: unknown }[];
};

export type Games = {
  games: Game[];
  /** The names of bots. */
  bots: string[];
};

export type Guest = {
  /** 1 to 40 letters. */
  name: string;
};

export type ListedToken = {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number;
  expires: number;
};

export type NewPasskey = {
  name: string;
  /** As navigator.credentials.create gives it. */
  credential: { [name: string]: unknown };
};

export type NewPassword = {
  old: string;
  new: string;
};

export type NewTable = {
  /** One of /api/games. */
  game: string;
  /** The fewest of the game if nothing is said. */
  seats?: number;
  /** Texts by name. */
  options?: { [name: string]: unknown };
  /** What the table brings along. */
  extras?: { [name: string]: unknown };
  /** Whether anybody may find it; else who has the link (true). */
  open?: boolean;
  /** How much time the seats have; as much as they like if absent. */
  tempo?: Tempo | null;
  /** The bot that plays for who is late or has left; without one the seat loses. */
  late?: string | null;
  /** How many milliseconds bots think on a decision (1000). */
  thought?: number;
  /** Whether people may ask a bot what it would do (false). */
  hints?: boolean;
  /** For each seat the name of its bot, or null. */
  bots?: (string | null)[];
};

export type NewToken = {
  /** What it is for. */
  name: string;
  /** What may be done with it. */
  scopes: string[];
  /** How long it is good (90). */
  days?: number;
};

export type Nothing = { [name: string]: unknown };

export type Option = {
  name: string;
  /** What it is, for people. */
  text: string;
  values: string[];
  /** The value if nothing is said. */
  standard: string;
};

export type Passkey = {
  id: string;
  name: string;
  created: number;
  used: number;
};

export type PasskeyOptions = { [name: string]: unknown };

export type PasskeyProof = {
  /** Of who has one. */
  password?: string;
};

export type Passkeys = {
  passkeys: Passkey[];
};

export type Password = {
  password: string;
};

export type Person = {
  /** Never changes. */
  id: string;
  name: string;
  /** Whether they have no password. */
  guest: boolean;
};

export type Problem = {
  /** The HTTP status. */
  status: number;
  /** Its name. */
  title: string;
  /** What is wrong, in one sentence. */
  detail: string;
  /** The number of the rule that refuses a command; 'table', 'turn' or 'format' if it is none of the game's. */
  rule?: string;
  /** The version of the table now. */
  version?: number;
  /** What you may decide now, if a command was refused. */
  moves?: unknown[];
};

export type Record = {
  /** lucca-record/1 */
  format: string;
  game: string;
  options: { [name: string]: unknown };
  seats: number;
  events: { [name: string]: unknown }[];
  scores: number[];
  winners?: number[];
  reason?: string;
  lines: { [name: string]: unknown }[];
  /** The number of the rules. */
  rules: number;
  /** Who sat. */
  names: string[];
  /** Milliseconds since 1970. */
  begun: number;
  /** Milliseconds since 1970. */
  ended: number;
  /** Who has won at the table, and why. */
  end: { [name: string]: unknown };
  /** What proves the luck. */
  fair: Fair;
};

export type Report = {
  /** The id of who is reported. */
  person: string;
  /** What happened. */
  text: string;
};

export type Session = {
  id: string;
  created: number;
  used: number;
  expires: number;
  /** Whether it is that of this request. */
  current: boolean;
};

export type Sessions = {
  sessions: Session[];
};

export type ShownPasskey = {
  /** As navigator.credentials.get gives it. */
  credential: { [name: string]: unknown };
};

export type Sight = {
  /** The version of the table, to be named with moves. */
  version: number;
  /** The CRC-32 of the text of the view: whoever puts it together from news can check it. */
  hash: string;
  /** All that you may see but events and chat. In news: the members that have changed. */
  view: { [name: string]: unknown };
  /** The index of the first of these events. */
  from: number;
  /** What was decided, as records have it, as far as you may know. */
  events: unknown[];
  /** What was said. */
  chat: unknown[];
};

export type Sitter = {
  /** The id of a person. */
  person?: string | null;
  name?: string | null;
  /** Or a bot. */
  bot?: string | null;
};

export type Summaries = {
  tables: Summary[];
  /** With 'finished': what to give as 'after' for more. */
  next?: string | null;
};

export type Summary = {
  id: string;
  version: number;
  /** open, playing, over or closed. */
  status: string;
  game: string;
  /** The id of who opened it. */
  host: string;
  open: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** When the game was over. */
  ended?: number | null;
  /** When, to some seconds, the time of somebody who is to decide will have run out. */
  due?: number | null;
  /** The seats whose persons are to decide now. */
  asked: number[];
  seats: Sitter[];
};

export type TableId = {
  id: string;
};

export type Tempo = {
  /** Milliseconds for the whole game. */
  bank: number;
  /** Milliseconds for each turn besides. */
  turn: number;
};

export type Token = {
  id: string;
  /** Shown this once. */
  token: string;
};

export type Tokens = {
  tokens: ListedToken[];
};
