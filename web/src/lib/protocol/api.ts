// Made by scripts/types.mjs from /v3/api-docs; do not edit.

export type Account = {
  /** Default: your current name. */
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

export type ChatMessage = {
  version: number;
  /** Milliseconds since 1970. */
  time: number;
  /** The id of a person. */
  by: string;
  text: string;
};

export type ChatPage = {
  /** The messages, oldest first. */
  chat: ChatMessage[];
  /** Whether there are older messages. */
  earlier: boolean;
};

export type ChatRights = {
  /** Your access to the chat; 'moderate' is that of the host, who can also mute and invite. */
  access: "none" | "read" | "muted" | "write" | "moderate";
  /** For the host: the ids of muted people. */
  muted?: string[];
  /** For the host: the key with which spectators can join; null if they cannot. */
  key?: string | null;
};

export type Command = {
  /** The type of the command. */
  type: "sit" | "seatBot" | "leave" | "start" | "reveal" | "close" | "play" | "undo" | "pause" | "answer" | "resume" | "resign" | "return" | "say" | "openChat" | "closeChat" | "joinChat" | "mute" | "unmute" | "rematch" | "kick" | "lock" | "companions";
  /** With sit and seatBot: the seat to take; any free one if absent. With other commands: the seat of a person who shares your device, to act for that person instead of yourself. */
  seat?: number;
  /** With sit: the name of a person who shares your device and takes the seat instead of you. Only the host may do this, unless the host allows it to others. */
  as?: string;
  /** With lock, before the start: whether only the host may take a seat. With companions: whether people other than the host may seat people who share their device. */
  on?: boolean;
  /** With sit: the SHA-256 of the UTF-8 of your salt, in 64 digits 0-9a-f. Your salt is mixed into the chance outcomes; reveal it when the game starts. Use 128 random bits, and a new salt each time. */
  saltHash?: string;
  /** With reveal: the salt whose hash you sent; at most 64 characters. With sit: a salt that the operator of the server knows at once. */
  salt?: string;
  /** With seatBot: the name of the bot. */
  bot?: string;
  /** With play, undo and answer: the version of the table that you have seen. */
  version?: number;
  /** With play: one of the moves of your view. */
  move?: unknown;
  /** With answer: whether you agree. */
  yes?: boolean;
  /** With say: the message, 1 to 500 characters. */
  text?: string;
  /** With joinChat: the key of the invitation. */
  key?: string;
  /** With kick, before the start: the id of the person to remove, together with all people who share their device; they cannot take a seat again. With mute and unmute: the id of a person. */
  person?: string;
};

export type CommandResponse = {
  /** The version of the table after the command. */
  version: number;
};

export type Data = { [name: string]: unknown };

export type Empty = { [name: string]: unknown };

export type End = {
  type: string;
  winners: number[];
  reason: string;
  /** The secret behind the chance outcomes. */
  secret: string;
  /** Who has won and why, in a sentence. */
  says: string;
};

export type Fair = {
  commitment: string;
  secret: string;
  salts: string[];
  /** 2 if seats committed to salts. */
  scheme?: number;
  /** With scheme 2: the hash of the salt of each seat, or null. */
  saltHashes?: unknown[];
  /** With scheme 2: the seats that did not reveal their salts; their hashes are used instead. */
  unrevealed?: number[];
};

export type Game = {
  name: string;
  title: string;
  /** A description, in a sentence. */
  about: string;
  /** The usual length of a game. */
  minutes: number;
  minSeats: number;
  maxSeats: number;
  options: Option[];
  /** Names of custom data that a table may use, such as a list of cards. */
  extras: string[];
  /** Recommended combinations of options. */
  presets: Preset[];
};

export type Games = {
  games: Game[];
  /** The names of the bots. */
  bots: string[];
  /** Titles and descriptions of the bots, as text to display. */
  opponents: Opponent[];
};

export type Guest = {
  /** 1 to 40 characters. */
  name: string;
};

export type Hint = {
  /** The version of the table. */
  version: number;
  /** Whether the search reached the end of the game everywhere. */
  exact: boolean;
  /** The number of simulations. */
  looks: number;
  /** The best moves, the recommended one first. */
  moves: HintMove[];
};

export type HintMove = {
  move: string;
  /** The move in words. */
  says: string;
  /** The expected share of the win. */
  win: number;
  /** Lower bound of the 95 % confidence interval of 'win'. */
  low: number;
  /** Upper bound of the 95 % confidence interval of 'win'. */
  high: number;
  /** The expected share of the win of each seat. */
  wins: number[];
  /** The expected score at the end; null if unknown. */
  points: number | null;
  /** The number of simulations of this move. */
  visits: number;
  /** Reasons for or against this move, in words. */
  reasons: string[];
  /** The likely continuation, in words. */
  line: string[];
  /** The likely continuation, as moves. */
  later: string[];
};

export type HintRequest = {
  /** The version of the table that you have seen. */
  version: number;
  /** The seat of a person who shares your device, to act for that person instead of yourself. */
  seat?: number;
};

export type Lesson = {
  /** The same as for a table. */
  data: { [name: string]: unknown };
  sights: LessonStep[];
};

export type LessonStep = {
  version: number;
  /** What the learner sees; after the first step, only the members that have changed. */
  view: View;
  /** The index of the first of these events. */
  from: number;
  /** The same as for a table. */
  events: unknown[];
  /** The move that the learner should make; null if others decide, and at the end. */
  next: string | null;
  /** The move 'next', in words. */
  moves?: MoveDescription[];
  /** The pieces, in words. */
  sentences?: PieceDescription[];
  /** The points that would be added if the game ended now. */
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

export type MoveDescription = {
  /** The move in notation, as it is sent. */
  move: string;
  says: string;
};

export type MoveDescriptions = {
  moves: MoveDescription[];
  version: number;
};

export type NewPasskey = {
  name: string;
  /** The result of navigator.credentials.create. */
  credential: { [name: string]: unknown };
};

export type NewPassword = {
  old: string;
  new: string;
};

export type NewTable = {
  /** A game of /api/games. Required unless 'from' is given. */
  game?: string;
  /** The point of another game from which to continue. That game must be over or have no hidden information; it decides game, seats, options and extras. */
  from?: Origin | null;
  /** Number of seats; the minimum of the game if absent. */
  seats?: number;
  options?: { [name: string]: string };
  /** Custom data of this table, such as a list of cards. */
  extras?: { [name: string]: unknown };
  /** Whether the table is listed; otherwise only people with the link find it (default: true). */
  open?: boolean;
  /** The time limits of the seats; none if absent. */
  tempo?: TimeControl | null;
  /** The bot that takes over when a person leaves or runs out of time; without one, the seat loses. */
  late?: string | null;
  /** Thinking time of bots for each decision, in milliseconds (default: 1000, maximum: 15000); at most 1000 while other bots are waiting. */
  thought?: number;
  /** Whether hints are allowed (default: false). */
  hints?: boolean;
  /** A list with the name of a bot or null for each seat, or one name for all seats but yours. */
  bots?: unknown;
  /** Whether you take a seat and the game starts at once (default: false). */
  start?: boolean;
  /** With start: your seat; the first free one if absent. */
  seat?: number;
  /** With start: as with the command sit. The game begins when you have revealed the salt, or after 20 seconds. */
  saltHash?: string;
  /** With start: the names of people who share your device; they take seats too. */
  companions?: string[];
  /** If you are not signed in: your name as a guest. */
  name?: string;
};

export type NewToken = {
  /** A name by which you recognize the token. */
  name: string;
  /** The scopes of the token: 'read', 'play' or both. */
  scopes: string[];
  /** Days until it expires (default: 90). */
  days?: number;
};

export type Opponent = {
  name: string;
  title: string;
  text: string;
};

export type Option = {
  name: string;
  /** A description, as text to display. */
  text: string;
  values: string[];
  /** Descriptions of the values, as text to display. */
  meanings: { [name: string]: string };
  /** The default value. */
  standard: string;
};

export type Origin = {
  /** The id of the table; null in views and records if the table is private. */
  table: string | null;
  /** The number of events of that game up to the point. */
  event: number;
};

export type Passkey = {
  id: string;
  name: string;
  created: number;
  used: number;
};

export type PasskeyAssertion = {
  /** The result of navigator.credentials.get. */
  credential: { [name: string]: unknown };
};

export type PasskeyCreationOptions = {
  challenge: string;
  /** This site. */
  rp: { [name: string]: unknown };
  /** Your id and name. */
  user: { [name: string]: unknown };
  /** The accepted kinds of keys. */
  pubKeyCredParams: { [name: string]: unknown }[];
  /** The passkeys that you already have. */
  excludeCredentials: { [name: string]: unknown }[];
  authenticatorSelection: { [name: string]: unknown };
  attestation: string;
};

export type PasskeyProof = {
  /** Your password, if you have one. */
  password?: string;
};

export type PasskeyRequestOptions = {
  challenge: string;
  /** This site. */
  rpId: string;
  userVerification: string;
};

export type Passkeys = {
  passkeys: Passkey[];
};

export type Password = {
  password: string;
};

export type Pending = {
  /** The version to send with the answer. */
  version: number;
  /** The seat that made the request. */
  seat: number;
  what: "undo" | "pause";
  /** The seats that have agreed. */
  agreed: number[];
};

export type Person = {
  /** The id, which never changes. */
  id: string;
  name: string;
  /** Whether the person is a guest, without an account. */
  guest: boolean;
};

export type PieceDescription = {
  /** The name of a piece or place. */
  of: string;
  says: string;
};

export type PositionDescription = {
  sentences: PieceDescription[];
  version: number;
};

export type Preset = {
  name: string;
  text: string;
  options: { [name: string]: string };
};

export type Preview = {
  /** The version of the table. */
  version: number;
  /** The result of each move; fewer than you sent if it is not your turn after one of them. */
  steps: Step[];
  /** The position that you would see; null if that depends on hidden information. */
  position: { [name: string]: unknown } | null;
  /** Your legal moves after the last step. */
  moves: string[];
  /** The scores; null when 'position' is null. */
  scores: number[] | null;
  /** Why the preview stops: chance or others decide, the game is over, or the result depends on hidden information; null if you decide again. */
  stopped: "chance" | "others" | "over" | "secret" | null;
};

export type PreviewRequest = {
  /** The version of the table that you have seen. */
  version: number;
  /** The moves, written like the moves of your view. */
  moves: string[];
  /** The seat of a person who shares your device, to act for that person instead of yourself. */
  seat?: number;
};

export type Problem = {
  /** The HTTP status. */
  status: number;
  /** The name of the HTTP status. */
  title: string;
  /** The problem, in one sentence. */
  detail: string;
  /** The number of the rule that refuses a command; 'table', 'turn' or 'format' if it is not a rule of the game. */
  rule?: string;
  /** The current version of the table. */
  version?: number;
  /** Your legal moves, if a command was refused. */
  moves?: unknown[];
  /** For a preview: the index of the refused move. */
  move?: number;
};

export type Proof = {
  proven: boolean;
  /** The number of chance outcomes. */
  outcomes?: number;
  /** The seats that had committed to their salts and revealed them. */
  committed?: number[];
  /** The seats that had committed to a salt but did not reveal it. */
  unrevealed?: number[];
  /** The index of the first event that does not match the commitment. */
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
  /** The version of the rules. */
  rules: number;
  /** The names of the seats. */
  names: string[];
  /** Milliseconds since 1970. */
  begun: number;
  /** Milliseconds since 1970. */
  ended: number;
  /** Who won at the table, and why. */
  end: { [name: string]: unknown };
  /** The point from which the game started, if not the beginning. */
  position?: string;
  /** The game from which this one continued. */
  from?: Origin;
  /** The data that prove the fairness of the game. */
  fair: Fair;
};

export type ReplayPosition = {
  /** The current version of the table. */
  version: number;
  /** The number of events up to this point. */
  event: number;
  /** The current number of events. */
  events: number;
  /** Whether the game was over at this point. */
  over: boolean;
  /** The seats that had to decide. */
  asked: number[];
  /** The position as the viewer saw it. */
  position: { [name: string]: unknown };
  /** The position in words, piece by piece. */
  sentences: PieceDescription[];
  /** The whole position in one line, if nothing of it is hidden from you; null otherwise. */
  place: string | null;
  scores: number[];
  /** All points up to this point. */
  lines: ScoreLine[];
  /** The money that the viewer could see, in games with money. */
  ledger: ScoreLine[];
};

export type Report = {
  /** The id of the reported person. */
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
  /** For a rule: its number. */
  number?: string;
  /** Marked with *, ** and backquotes. */
  text?: string;
  /** For a drawing: its lines. */
  lines?: string[];
  /** For a table: its header. */
  head?: string[];
  /** For a table: its rows, as lists of texts. */
  rows?: unknown[];
};

export type RulesSection = {
  /** Such as T1. */
  number?: string | null;
  /** The heading; empty for text before the first one. */
  heading: string;
  parts: RulesPart[];
};

export type ScoreLine = {
  /** The index of the event that scored; in a preview, the index of the move. */
  event: number;
  seat: number;
  /** Points, or coins in a ledger. */
  points: number;
  /** The number of the rule. */
  rule: string;
  /** The reason, in words. */
  why: string;
  /** The parts of the sum, if there is more than one. */
  parts: ScorePart[];
};

export type ScorePart = {
  points: number;
  /** The reason, in words. */
  why: string;
  /** The pieces that scored, named as in records. */
  pieces: string[];
};

export type Seat = {
  /** The id of the person in this seat. */
  person: string | null;
  name: string | null;
  /** The bot in this seat. Without person and bot, the seat is free. */
  bot: string | null;
  /** Whether the seat has lost by resigning or running out of time; a bot plays on for it. */
  out: boolean;
  /** The salt of this seat, mixed into the chance outcomes, once it is revealed. */
  salt: string | null;
  /** The hash of the salt that this seat has committed to. */
  saltHash: string | null;
  /** Milliseconds left in the bank, as of this version. */
  bank: number;
  /** When the time of this seat runs out, in milliseconds since 1970; null if it is not running. */
  deadline: number | null;
};

export type SeatOccupant = {
  /** The id of a person. */
  person?: string | null;
  name?: string | null;
  /** The bot that decides for this seat now, also as a substitute for a person. */
  bot?: string | null;
};

export type Session = {
  id: string;
  created: number;
  used: number;
  expires: number;
  /** Whether this is the session of the request. */
  current: boolean;
};

export type Sessions = {
  sessions: Session[];
};

export type SignInRequest = {
  name: string;
  password: string;
};

export type Standing = {
  lines: ScoreLine[];
  version: number;
};

export type Starting = {
  /** When the game begins without the missing salts, in milliseconds since 1970. */
  deadline: number;
  /** The seats that have not revealed their salts yet. */
  missing: number[];
};

export type Step = {
  /** The move in words. */
  says: string;
  /** The points; only those of your own seat if the others are hidden. */
  lines: ScoreLine[];
  /** The money that you may see, in games with money. */
  ledger: ScoreLine[];
  /** The automatic consequences, in sentences. */
  then: string[];
  /** Data on the consequences for boards, in a format of the game; 'says' has the same in words. */
  facts?: unknown[];
};

export type Summaries = {
  tables: Summary[];
  /** With 'open' and 'finished': the value of 'after' for the next page. */
  next?: string | null;
};

export type Summary = {
  id: string;
  version: number;
  status: "open" | "playing" | "over" | "closed";
  game: string;
  /** The id of the host, who opened the table. */
  host: string;
  open: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** When the game ended. */
  ended?: number | null;
  /** The seats of people who have to decide now. */
  asked: number[];
  seats: SeatOccupant[];
};

export type TableId = {
  id: string;
  /** The hash of the secret behind the chance outcomes. */
  commitment: string;
};

export type TableSettings = {
  game: string;
  /** The version of the rules. */
  rules: number;
  seats: number;
  options: { [name: string]: string };
  /** Custom data of this table, such as a list of cards. */
  extras: { [name: string]: unknown };
  /** Whether the table is listed. */
  open: boolean;
  /** The time limits of the seats. */
  tempo: TimeControl | null;
  /** The bot that takes over when a person leaves or runs out of time; null if the seat loses instead. */
  late: string | null;
  /** Thinking time of bots for each decision, in milliseconds. */
  thought: number;
  /** Whether hints are allowed. */
  hints: boolean;
  /** The point from which the game started, if not the beginning. */
  from: Origin | null;
};

export type TableView = {
  /** The version of the table, to send with moves. */
  version: number;
  /** The CRC-32 of the text of the view, to check a view that you have assembled from news. */
  hash: string;
  /** All that you may see, except events and chat. In news: the members that have changed. */
  view: View;
  /** The index of the first of these events. */
  from: number;
  /** The events as in records, without what is hidden from you. Additional members: 'text', the move in notation; 'says', the move in words; 'then', sentences on its automatic consequences; and, if there are any, 'facts', data on these for boards, each with 'says'. */
  events: unknown[];
  /** The latest messages; in news, the new ones. */
  chat: ChatMessage[];
  /** Whether there are older messages; absent in news. */
  earlier?: boolean;
};

export type TimeControl = {
  /** Milliseconds for the whole game. */
  bank: number;
  /** Milliseconds for each turn, used before the bank; unused time is lost. */
  turn: number;
};

export type Token = {
  id: string;
  /** The token; it is shown only once. */
  token: string;
};

export type Tokens = {
  tokens: ListedToken[];
};

export type View = {
  terms?: TableSettings;
  /** Whether the game has hidden information. */
  secrets?: boolean;
  /** The id of the host, who opened the table. */
  host?: string;
  /** The hash of the secret behind the chance outcomes. */
  commitment?: string;
  version?: number;
  status?: "open" | "playing" | "over" | "closed";
  /** Why the table is closed: the host has closed it, or nobody started it in time. */
  closed?: "host" | "expired" | null;
  /** Whether only the host may take a seat. */
  locked?: boolean;
  /** Whether people other than the host may seat people who share their device. */
  companions?: boolean;
  /** The ids of people removed by the host; they cannot take a seat again. */
  kicked?: string[];
  paused?: boolean;
  /** Set while the game is starting: seats are locked and salts are being revealed. */
  starting?: Starting | null;
  seats?: Seat[];
  /** The seats that have to decide now. */
  asked?: number[];
  scores?: number[];
  /** All points so far, with reasons. */
  lines?: ScoreLine[];
  /** All money so far, of the seats whose money you may see. */
  ledger?: ScoreLine[];
  /** The request that waits for the others' consent. */
  pending?: Pending | null;
  /** How the game ended. */
  end?: End | null;
  /** The table of the rematch. */
  next?: string | null;
  /** The position as you may see it, in a format of the game; null before the start. */
  position?: { [name: string]: unknown } | null;
  /** Your seat, if you have one. */
  seat?: number | null;
  /** Your legal moves. */
  moves?: string[];
  /** Your rights in the chat. */
  chatRights?: ChatRights;
};
