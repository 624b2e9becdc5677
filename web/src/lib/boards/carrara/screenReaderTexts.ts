import type { CarraraMove } from './moves';

/** The engine's sentences about pieces and moves, with short fallbacks: sentences load a moment after the pieces. */
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

  /** The piece, and the effect of a tap if that is a single move. */
  target(is: string, move: CarraraMove | null | undefined): string {
    return [is, this.move(move)].filter(Boolean).join('. ');
  }
}
