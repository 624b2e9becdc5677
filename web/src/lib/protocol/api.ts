// Made by scripts/types.mjs from /v3/api-docs; do not edit.

export type Account = {
  /** The name of now if absent. */
  name?: string;
  password: string;
};

export type AskHint = {
  /** The version that you have seen. */
  version: number;
  /** As whom, if not as yourself but as a companion who sits there. */
  seat?: number;
};

export type Block = {
  /** The id of a person. */
  person: string;
};

export type Blocks = {
  blocks: Person[];
};

export type Chair = {
  /** The id of who sits there. */
  person: string | null;
  name: string | null;
  /** Or a bot; the seat is free if there is neither. */
  bot: string | null;
  /** Whether they are late or have left, and somebody else decides. */
  out: boolean;
  /** What they have added to the luck, once it is told. */
  salt: string | null;
  /** The hash of the salt that they have committed to. */
  saltHash: string | null;
  /** Milliseconds of their own that are left, as of this version. */
  bank: number;
  /** When their time runs out, in milliseconds since 1970, if it runs. */
  deadline: number | null;
};

export type ChatPage = {
  /** In the order in which they were written. */
  chat: Said[];
  /** Whether there are older ones. */
  earlier: boolean;
};

export type ChatRights = {
  /** Whether you may read and write; the host also mutes and invites. */
  access: "none" | "read" | "muted" | "write" | "moderate";
  /** For the host: the ids of those who are muted. */
  muted?: string[];
  /** For the host: what spectators need to join; null if nobody may. */
  key?: string | null;
};

export type Command = {
  /** What is to be done. */
  type: "sit" | "seatBot" | "leave" | "start" | "reveal" | "close" | "play" | "undo" | "pause" | "answer" | "resume" | "resign" | "return" | "say" | "openChat" | "closeChat" | "joinChat" | "mute" | "unmute" | "rematch" | "kick" | "lock" | "companions";
  /** With sit and seatBot: which; any free one if absent. Else: as whom you do it, if not as yourself but as a companion who sits there. */
  seat?: number;
  /** With sit: the name of a companion who plays on your device too; they sit down, not you. Others than the host need the host's consent. */
  as?: string;
  /** With lock, before the start: whether nobody but the host may sit down. With companions: whether others than the host may bring companions. */
  on?: boolean;
  /** With sit: the SHA-256, in 64 digits 0-9a-f, of the UTF-8 of a salt that you add to the luck and reveal when the game starts. Use 128 random bits, and a new salt each time. */
  saltHash?: string;
  /** With reveal: the salt whose hash you sent; 64 letters at most. With sit: a salt that the operator of the server knows at once. */
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
  /** With joinChat: that of the invitation. */
  key?: string;
  /** With kick, before the start: the id of the person whom the host removes with all companions; they cannot sit down again. With mute and unmute: the id of a person. */
  person?: string;
};

export type Data = { [name: string]: unknown };

export type Done = {
  /** The version up to which the command was done. */
  version: number;
};

export type End = {
  type: string;
  winners: number[];
  reason: string;
  /** The secret of the luck. */
  secret: string;
  /** Why it is over and who has won, in a sentence. */
  says: string;
};

export type Entry = {
  name: string;
  password: string;
};

export type Fair = {
  commitment: string;
  secret: string;
  salts: string[];
  /** 2 if seats had committed to salts. */
  scheme?: number;
  /** With scheme 2: for each seat the hash of its salt, or null. */
  saltHashes?: unknown[];
  /** With scheme 2: the seats whose hash stands in for a salt that they did not reveal. */
  unrevealed?: number[];
};

export type Game = {
  name: string;
  title: string;
  /** What it is, in a sentence. */
  about: string;
  /** How long it usually takes. */
  minutes: number;
  minSeats: number;
  maxSeats: number;
  options: Option[];
  /** What a table may bring along. */
  extras: string[];
  /** Options that go well together. */
  presets: Preset[];
};

export type Games = {
  games: Game[];
  /** The names of bots. */
  bots: string[];
  /** What these bots are, for people. */
  opponents: Opponent[];
};

export type Guest = {
  /** 1 to 40 letters. */
  name: string;
};

export type Hint = {
  /** The version of the table. */
  version: number;
  /** Whether all was searched to the end of the game. */
  exact: boolean;
  /** How often the bot looked ahead. */
  looks: number;
  /** The best few, the first most of all. */
  moves: HintMove[];
};

export type HintMove = {
  move: string;
  /** The move in words. */
  says: string;
  /** The share of the win that you may expect. */
  win: number;
  /** It is hardly less, */
  low: number;
  /** or more: with a confidence of 95 %. */
  high: number;
  /** The same for each seat. */
  wins: number[];
  /** What you may expect at the end; null if the bot does not know. */
  points: number | null;
  /** How often the bot looked at it. */
  visits: number;
  /** Why, or why another rather than it, in words. */
  reasons: string[];
  /** How it may go on, in words. */
  line: string[];
  /** The same as moves. */
  later: string[];
};

export type Lesson = {
  /** As of a table. */
  data: { [name: string]: unknown };
  sights: LessonSight[];
};

export type LessonSight = {
  version: number;
  /** What the learner sees. After the first: the members that have changed. */
  view: View;
  /** The index of the first of these events. */
  from: number;
  /** As of a table. */
  events: unknown[];
  /** What the learner is to decide; null if others decide, and at the end. */
  next: string | null;
  /** The same in words. */
  moves?: SpokenMove[];
  /** The pieces, in words. */
  sentences?: SpokenPiece[];
  /** The points that the end would bring now. */
  standing?: ScoreLine[];
};

export type ListedToken = {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  used: number;
  expires: number;
};

export type Moment = {
  /** The version of the table now. */
  version: number;
  /** How many events there had been. */
  event: number;
  /** How many there are now. */
  events: number;
  /** Whether the game was over. */
  over: boolean;
  /** The seats that were to decide. */
  asked: number[];
  /** What the viewer could see. */
  position: { [name: string]: unknown };
  /** The same, each piece in words. */
  sentences: SpokenPiece[];
  /** The whole position in one line, if nothing of it is hidden from you. */
  place: string | null;
  scores: number[];
  /** All points up to then. */
  lines: ScoreLine[];
  /** The money that the viewer could see, in games that have it. */
  ledger: ScoreLine[];
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
  /** One of /api/games. It must be there, unless 'from' is. */
  game?: string;
  /** A moment from which to play on, of a game that is over or has no secrets. Game, seats, options and extras are those of that game. */
  from?: Origin | null;
  /** The fewest of the game if nothing is said. */
  seats?: number;
  options?: { [name: string]: string };
  /** What the table brings along. */
  extras?: { [name: string]: unknown };
  /** Whether anybody may find it; else who has the link (true). */
  open?: boolean;
  /** How much time the seats have; as much as they like if absent. */
  tempo?: Tempo | null;
  /** The bot that plays for who is late or has left; without one the seat loses. */
  late?: string | null;
  /** How many milliseconds bots think on a decision (1000), at most 15000; no more than 1000 while others wait to think. */
  thought?: number;
  /** Whether people may ask a bot what it would do (false). */
  hints?: boolean;
  /** For each seat the name of its bot, or null; or one name for all seats but yours. */
  bots?: unknown;
  /** Whether you sit down and the game begins at once (false). */
  start?: boolean;
  /** With start: where you sit; the first free seat if absent. */
  seat?: number;
  /** With start: as with sit; the game begins when you have revealed the salt, or after 20 seconds. */
  saltHash?: string;
  /** With start: the names of those who play on your device too. */
  companions?: string[];
  /** Your name, if you are not in yet: you come in as a guest. */
  name?: string;
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

export type Opponent = {
  name: string;
  title: string;
  text: string;
};

export type Option = {
  name: string;
  /** What it is, for people. */
  text: string;
  values: string[];
  /** What each value means, for people. */
  meanings: { [name: string]: string };
  /** The value if nothing is said. */
  standard: string;
};

export type Origin = {
  /** Its id; null in views and records if that table is private. */
  table: string | null;
  /** How many events it had then. */
  event: number;
};

export type Passkey = {
  id: string;
  name: string;
  created: number;
  used: number;
};

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

export type Pending = {
  /** To be named with the answer. */
  version: number;
  /** Who asks. */
  seat: number;
  what: "undo" | "pause";
  /** The seats that have agreed. */
  agreed: number[];
};

export type Person = {
  /** Never changes. */
  id: string;
  name: string;
  /** Whether they have no password. */
  guest: boolean;
};

export type Preset = {
  name: string;
  text: string;
  options: { [name: string]: string };
};

export type Preview = {
  /** The version of the table. */
  version: number;
  /** What each move brings; fewer than you gave if it is not for you to go on. */
  steps: Step[];
  /** What you would see then; null if that depends on what you may not know. */
  position: { [name: string]: unknown } | null;
  /** What you could decide then. */
  moves: string[];
  /** Null as position is. */
  scores: number[] | null;
  /** Why it goes no further: others decide, or it depends on what they hide; null if you decide again. */
  stopped: "chance" | "others" | "over" | "secret" | null;
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
  /** With a preview: the index of the move that was refused. */
  move?: number;
};

export type Proof = {
  proven: boolean;
  /** How many outcomes of chance there were. */
  outcomes?: number;
  /** The seats that had committed to the salts that they revealed. */
  committed?: number[];
  /** The seats that had committed to a salt but did not reveal it. */
  unrevealed?: number[];
  /** The first event that is not the one that had to come. */
  event?: number;
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
  /** Where the game began, if not at the beginning. */
  position?: string;
  /** The game from which it went on. */
  from?: Origin;
  /** What proves the luck. */
  fair: Fair;
};

export type Report = {
  /** The id of who is reported. */
  person: string;
  /** What happened. */
  text: string;
};

export type Rules = {
  game: string;
  title: string;
  sections: RulesSection[];
};

export type RulesPart = {
  /** paragraph, rule, example, drawing or table. */
  type: string;
  /** Of a rule. */
  number?: string;
  /** Marked with *, ** and backquotes. */
  text?: string;
  /** Of a drawing. */
  lines?: string[];
  /** Of a table. */
  head?: string[];
  /** Of a table: lists of texts. */
  rows?: unknown[];
};

export type RulesSection = {
  /** Such as T1. */
  number?: string | null;
  /** Empty before the first one. */
  heading: string;
  parts: RulesPart[];
};

export type Said = {
  version: number;
  /** Milliseconds since 1970. */
  time: number;
  /** The id of a person. */
  by: string;
  text: string;
};

export type ScoreLine = {
  /** The index of the event that brought it; in a preview that of the move. */
  event: number;
  seat: number;
  /** Or coins. */
  points: number;
  /** The number of its rule. */
  rule: string;
  /** In words. */
  why: string;
  /** What it is made of, if that is more than one thing. */
  parts: ScorePart[];
};

export type ScorePart = {
  points: number;
  /** In words. */
  why: string;
  /** What has earned it, by the names of records. */
  pieces: string[];
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
  view: View;
  /** The index of the first of these events. */
  from: number;
  /** What was decided, as records have it, as far as you may know; with 'text', the move as it is written, 'says', the same in words, 'then', sentences of what happened by itself, and 'facts', what of it boards show, as data with 'says', where there is any. */
  events: unknown[];
  /** The latest messages; in news: those that are new. */
  chat: Said[];
  /** Whether there are older messages; not in news. */
  earlier?: boolean;
};

export type Sitter = {
  /** The id of a person. */
  person?: string | null;
  name?: string | null;
  /** The bot that decides there now, perhaps in the place of a person. */
  bot?: string | null;
};

export type SpokenMove = {
  /** As it is sent. */
  move: string;
  says: string;
};

export type SpokenMoves = {
  moves: SpokenMove[];
  version: number;
};

export type SpokenPiece = {
  /** The name of a piece or place. */
  of: string;
  says: string;
};

export type SpokenPosition = {
  sentences: SpokenPiece[];
  version: number;
};

export type Standing = {
  lines: ScoreLine[];
  version: number;
};

export type Starting = {
  /** When the game begins without the salts that are missing, in milliseconds since 1970. */
  deadline: number;
  /** The seats that have not revealed their salts. */
  missing: number[];
};

export type Step = {
  /** The move in words. */
  says: string;
  /** The points; of your own seat only if the rest is a secret. */
  lines: ScoreLine[];
  /** The money that you may see, in games that have it. */
  ledger: ScoreLine[];
  /** What happens by itself. */
  then: string[];
  /** What of it boards show, as data in a form of the game's own; with 'says', the same in words. */
  facts?: unknown[];
};

export type Summaries = {
  tables: Summary[];
  /** With 'open' and 'finished': what to give as 'after' for more. */
  next?: string | null;
};

export type Summary = {
  id: string;
  version: number;
  status: "open" | "playing" | "over" | "closed";
  game: string;
  /** The id of who opened it. */
  host: string;
  open: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** When the game was over. */
  ended?: number | null;
  /** The seats whose persons are to decide now. */
  asked: number[];
  seats: Sitter[];
};

export type TableId = {
  id: string;
  /** The hash of the secret of its luck. */
  commitment: string;
};

export type Tempo = {
  /** Milliseconds for the whole game. */
  bank: number;
  /** Milliseconds for each turn besides. */
  turn: number;
};

export type Terms = {
  game: string;
  /** The number of its rules. */
  rules: number;
  seats: number;
  options: { [name: string]: string };
  /** What the table has brought along. */
  extras: { [name: string]: unknown };
  /** Whether anybody may find it. */
  open: boolean;
  /** How much time the seats have. */
  tempo: Tempo | null;
  /** The bot that plays for who is late or has left. */
  late: string | null;
  /** How many milliseconds bots think on a decision. */
  thought: number;
  /** Whether people may ask a bot what it would do. */
  hints: boolean;
  /** Where the game began, if not at the beginning. */
  from: Origin | null;
};

export type ToMakePasskey = {
  challenge: string;
  /** This site. */
  rp: { [name: string]: unknown };
  /** Who you are. */
  user: { [name: string]: unknown };
  /** Which kinds of keys will do. */
  pubKeyCredParams: { [name: string]: unknown }[];
  /** The keys that you have. */
  excludeCredentials: { [name: string]: unknown }[];
  authenticatorSelection: { [name: string]: unknown };
  attestation: string;
};

export type ToShowPasskey = {
  challenge: string;
  /** This site. */
  rpId: string;
  userVerification: string;
};

export type Token = {
  id: string;
  /** Shown this once. */
  token: string;
};

export type Tokens = {
  tokens: ListedToken[];
};

export type Trial = {
  /** The version that you have seen. */
  version: number;
  /** As the moves of your view are written. */
  moves: string[];
  /** As whom, if not as yourself but as a companion who sits there. */
  seat?: number;
};

export type View = {
  terms?: Terms;
  /** Whether seats may see different things. */
  secrets?: boolean;
  /** The id of who opened it. */
  host?: string;
  /** The hash of the secret of its luck. */
  commitment?: string;
  version?: number;
  status?: "open" | "playing" | "over" | "closed";
  /** Why it is closed: its host has closed it, or nobody has started it in time. */
  closed?: "host" | "expired" | null;
  /** Whether nobody but the host may sit down. */
  locked?: boolean;
  /** Whether others than the host may bring companions. */
  companions?: boolean;
  /** The ids of persons whom the host has removed; they cannot sit down again. */
  kicked?: string[];
  paused?: boolean;
  /** That the seats are locked and salts are revealed. */
  starting?: Starting | null;
  seats?: Chair[];
  /** The seats that are to decide now. */
  asked?: number[];
  scores?: number[];
  /** Every point so far. */
  lines?: ScoreLine[];
  /** All money so far, of those seats whose money you see. */
  ledger?: ScoreLine[];
  /** What somebody asks the others to agree to. */
  pending?: Pending | null;
  /** How the game ended. */
  end?: End | null;
  /** The table at which it goes on. */
  next?: string | null;
  /** What you see of the game, in a form of its own; null before the start. */
  position?: { [name: string]: unknown } | null;
  /** Yours, if you have one. */
  seat?: number | null;
  /** What you may decide now. */
  moves?: string[];
  /** What you may do in the chat. */
  chatRights?: ChatRights;
};
