/**
 * The interface between pages and the source of a game. Pages use a [Table], which a server implements today; an engine
 * in the page could as well. Boards only see [BoardProps].
 */

import type * as api from '../protocol/api';

export type { End, ChatMessage, ScoreLine, TableSettings } from '../protocol/api';

/** The person or bot on a seat; both are missing on a free seat. */
export type SeatInfo = api.Seat;

/** The preview of a decision, reduced to what pages need. */
export interface Preview extends Omit<api.MovePreview, 'version' | 'steps' | 'position'> {
  steps: Omit<api.PreviewStep, 'says'>[];
  position: unknown;
}

/** The strongest bot's evaluation of a move. */
export type HintMove = api.HintMove;

/** A viewer's complete view of a table, merged from updates. */
export interface View extends Omit<api.View, 'position'> {
  /** In a format of the game; `null` before the start. */
  position: unknown;
  events: GameEvent[];
  /** The loaded messages, latest last. */
  chat: api.ChatMessage[];
  /** Whether there are older ones. */
  earlier: boolean;
}

/** A decision or an outcome of chance, as visible to the viewer. Other members depend on the move. */
export type GameEvent = api.GameEvent;

/** A command other than a move. */
export type TableCommand = Exclude<api.Command, api.PlayCommand>;

/** The reason for a refusal. */
export interface Refusal {
  /** The number of the rule, if it is a rule of the game. */
  rule: string | null;
  sentence: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A table for pages. Its members are reactive. */
export interface Table {
  readonly id: string;
  /** `null` until the first view has arrived. */
  readonly view: View | null;
  /** The views between the previous one and this one, as several decisions may arrive together. */
  readonly intermediateViews: View[];
  /** Constants of the match for boards, such as the values printed on cards. */
  readonly data: unknown;
  readonly link: 'connecting' | 'live' | 'lost';
  /** Whether a command is being sent. */
  readonly sending: boolean;
  /** Why the table does not exist or is not visible. */
  readonly problem: string | null;

  play(move: string): Promise<Outcome<null>>;
  preview(moves: string[]): Promise<Outcome<Preview>>;
  hint(): Promise<Outcome<HintMove[]>>;
  command(command: TableCommand): Promise<Outcome<null>>;
  /** The sentences of the viewer's legal moves, by move. */
  sentences(): Promise<Map<string, string>>;
  /** The sentences of all pieces on the board, by piece. */
  pieces(): Promise<Map<string, string>>;
  /** The final scoring if the game ended now, as far as the viewer can see it. */
  standing(): Promise<api.ScoreLine[]>;
  /** Adds older messages to the view; returns how many. */
  loadOlder(): Promise<Outcome<number>>;
  /** Reconnects after a change of the user. */
  reopen(): void;
  close(): void;
}

/**
 * The properties of a board. It draws a position and lets the user select one of the moves; it knows neither rules nor
 * server. `P` is the game's type of a position, `D` that of its constants.
 */
export interface BoardProps<P = unknown, D = unknown> {
  position: P;
  data: D;
  /** The viewer's seat; `null` for spectators. */
  seat: number | null;
  seats: SeatInfo[];
  /** The legal moves; empty if the viewer is not to move. */
  moves: string[];
  /** The prepared move, one of `moves`, which the board draws as a ghost. */
  prepared: string | null;
  /** The consequences of the prepared move, once known. */
  preview: Preview | null;
  /** Previews other moves in sequence; `null` if the result is unknown. */
  lookAhead?: (...moves: string[]) => Promise<Preview | null>;
  /** The latest events, for trails and step-by-step displays. */
  events: GameEvent[];
  lines: api.ScoreLine[];
  /** Pieces to highlight, because they earned points or are mentioned. */
  lit: string[];
  /** The sentences of pieces, for screen readers. */
  pieces: Map<string, string>;
  /** The sentences of moves. */
  sentences: Map<string, string>;
  /** Called with the selected move, or with `null` when it is cancelled. */
  onprepare: (move: string | null) => void;
  /** Called with an illegal move to ask for the reason. */
  onexplain?: ((move: string) => void) | undefined;
  /** Called with the next step as a short sentence, while a move takes several taps. */
  onprompt: (sentence: string) => void;
}
