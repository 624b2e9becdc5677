import type { CarraraMove } from './moves';

/** What the engine says of pieces and moves. It comes a moment after them: till then a few words of our own must do. */
export class ScreenReaderTexts {
  constructor(
    private readonly pieces: Map<string, string> = new Map(),
    private readonly sentences: Map<string, string> = new Map(),
  ) {}

  /** The sentence of a piece. */
  piece(name: string): string | undefined {
    return this.pieces.get(name);
  }

  /** The sentence of a move, if there is one. */
  move(move: CarraraMove | null | undefined): string | undefined {
    return move ? this.sentences.get(move.text) : undefined;
  }

  /** What something is, and what a touch on it would do, if that is one move. */
  target(is: string, move: CarraraMove | null | undefined): string {
    return [is, this.move(move)].filter(Boolean).join('. ');
  }
}
