/**
 * The seam between a board and whoever knows the rules. A page talks to a [Table]; today a server is behind it,
 * and it may as well be an engine inside the page. Boards see even less: [BoardProps].
 */

import type * as api from '../protocol/api';

export type { End, Said, ScoreLine, Terms } from '../protocol/api';

/** Somebody, or a bot, at a seat; nobody if both are missing. */
export type SeatInfo = api.Chair;

/** What would be if the viewer decided so: as much as a page needs of it. */
export interface Preview extends Omit<api.Preview, 'version' | 'steps' | 'position'> {
  steps: Omit<api.Step, 'says'>[];
  position: unknown;
}

/** What the strongest bot thinks of a decision. */
export type HintMove = api.HintMove;

/** All that one viewer sees of a table, put together from what has been told of it. */
export interface View extends Required<Omit<api.View, 'position'>> {
  /** Its form is the game's own. `null` before the start. */
  position: unknown;
  events: GameEvent[];
  /** The messages that are known, the latest last. */
  chat: api.Said[];
  /** Whether there are older ones. */
  earlier: boolean;
}

/** One decision, or an outcome of chance, as the viewer may know it. Further members are the move's own. */
export interface GameEvent {
  /** Who decided; `null` for chance. */
  seat: number | null;
  type: string;
  /** The move in the game's notation. */
  text: string;
  /** What was decided, in a sentence. */
  says: string;
  /** What came of it by itself, in sentences. */
  then: string[];
  /** What of it boards show, as data in a form of the game's own. */
  facts?: unknown[];
  [member: string]: unknown;
}

/** Why something was not done. */
export interface Refusal {
  /** The number of the rule, if it is one of the game's. */
  rule: string | null;
  sentence: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A table as a page uses it. Its fields are reactive. */
export interface Table {
  readonly id: string;
  /** `null` until the first view is there. */
  readonly view: View | null;
  /** What was seen on the way to it from the view before: several decisions may come together. */
  readonly intermediateViews: View[];
  /** What never changes in a match and boards need to draw it, such as what is printed on cards. */
  readonly data: unknown;
  readonly link: 'connecting' | 'live' | 'lost';
  /** Whether a command is on its way. */
  readonly sending: boolean;
  /** Why there is no such table, or it may not be seen. */
  readonly problem: string | null;

  play(move: string): Promise<Outcome<null>>;
  preview(moves: string[]): Promise<Outcome<Preview>>;
  hint(): Promise<Outcome<HintMove[]>>;
  /** Everything that is not a move: sit, start, undo, answer, say, … */
  command(type: string, more?: object): Promise<Outcome<null>>;
  /** The sentences of all that the viewer may decide, by the move. */
  sentences(): Promise<Map<string, string>>;
  /** The sentences of all pieces on the board, by the piece. */
  pieces(): Promise<Map<string, string>>;
  /** The points that the end would bring now, as far as the viewer sees what a seat would have. */
  standing(): Promise<api.ScoreLine[]>;
  /** Adds older messages to the view; says how many. */
  loadOlder(): Promise<Outcome<number>>;
  /** Follows the table anew: whoever looks has become somebody else. */
  reopen(): void;
  close(): void;
}

/**
 * What a board is given. It draws a position and lets its user choose one of some moves; it knows neither rules nor
 * server. `P` is the game's form of a position, `D` that of its data.
 */
export interface BoardProps<P = unknown, D = unknown> {
  position: P;
  data: D;
  /** Whose eyes it is seen with; `null` for who only looks on. */
  seat: number | null;
  seats: SeatInfo[];
  /** What may be chosen now; empty if nothing. */
  moves: string[];
  /** The move that is prepared, one of `moves`; the board shows it as not yet done. */
  prepared: string | null;
  /** What the prepared move would bring about, as soon as it is known. */
  preview: Preview | null;
  /** Looks at what other moves, one after the other, would bring about; `null` if it cannot be known. */
  lookAhead?: (...moves: string[]) => Promise<Preview | null>;
  /** The latest events, for trails and for what is told step by step. */
  events: GameEvent[];
  lines: api.ScoreLine[];
  /** Pieces to be lit up, because they have earned points or are named somewhere. */
  lit: string[];
  /** Sentences of pieces, for those who cannot see them. */
  pieces: Map<string, string>;
  /** Sentences of moves. */
  sentences: Map<string, string>;
  /** Called with the move that has been chosen, or with `null` when it is taken back. */
  onprepare: (move: string | null) => void;
  /** Called with a move that is none of `moves`, by who wants to know why. */
  onexplain?: ((move: string) => void) | undefined;
  /** Called with what can be done now, in a few words: while a move is put together from several touches. */
  onprompt: (sentence: string) => void;
}
