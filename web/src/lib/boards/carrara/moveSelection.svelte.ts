import type { BoardProps } from '../../table/table';
import type { Piece } from './dropTargets';
import { canExtend, blockPlaces, noChoice, matchingMoves, parse, takeMove, type CarraraMove, type Choice } from './moves';
import type { Data, Position } from './position';

/** Holds the user's selection on the board and the moves that fit it. */
export class MoveSelection {
  choice = $state.raw<Choice>(noChoice);
  private proposed: string | null = null;
  private readonly props: () => BoardProps<Position, Data>;

  constructor(props: () => BoardProps<Position, Data>) {
    this.props = props;
  }

  readonly legal = $derived.by(() => this.props().moves.map(parse));
  /** The prepared move. */
  readonly chosen = $derived.by(() => {
    const { prepared } = this.props();
    return prepared === null ? null : parse(prepared);
  });
  /** The selected blocks, or those that a move prepared otherwise would take. */
  private readonly taken = $derived.by(() => {
    const { chosen, choice } = this;
    return chosen?.kind !== 'take' || this.takes(choice.taken)?.text === chosen.text
      ? choice.taken
      : blockPlaces(this.props().position.wheel, chosen.section, chosen.blocks);
  });
  /** The ways to build the selection. */
  readonly payments = $derived.by(() => (this.choice.city === null ? [] : matchingMoves(this.legal, this.choice).filter((move) => move.kind === 'build')));

  /** The selected item of the market. */
  readonly picked = $derived.by(() => {
    const { chosen, choice } = this;
    switch (chosen?.kind) {
      case 'object':
        return chosen.object;
      case 'upgrade':
        return `tile ${chosen.tile}`;
      default:
        return choice.building ?? (chosen?.kind === 'build' ? chosen.building : null);
    }
  });

  /** Each turn begins with an empty selection. */
  reset() {
    this.choice = noChoice;
  }

  /** Whether the selection is not a complete move yet. */
  readonly halfChosen = $derived.by(() => this.props().prepared === null && (this.choice.building !== null || this.choice.taken.length > 0));

  /** Clears the selection of a cancelled move and returns it. */
  forget(): Choice {
    const { choice } = this;
    if (this.proposed !== null) {
      this.proposed = null;
      this.choice = noChoice;
    }
    return choice;
  }

  /** Updates the selection; prepares the move if only one is left. */
  choose(next: Choice) {
    this.choice = next;
    const rest = matchingMoves(this.legal, next);
    this.propose(rest.length === 1 ? rest[0] : null);
  }

  prepare(move: CarraraMove | undefined) {
    this.choice = noChoice;
    this.propose(move);
  }

  propose(move: CarraraMove | null | undefined) {
    this.proposed = move?.text ?? null;
    this.props().onprepare(this.proposed);
  }

  score(what: string) {
    this.prepare(this.legal.find((move) => move.kind === 'score' && move.what === what));
  }

  /** How a building is available now: by building, by improving only, or not at all. */
  way(building: string): 'build' | 'improve' | null {
    const found = this.movesOf({ what: 'building', name: building });
    if (found.length === 0) return null;
    return found.some((move) => move.kind === 'build' && move.replaces === null) ? 'build' : 'improve';
  }

  /** The move that selecting a market item makes by itself, if any. */
  moveOf(piece: Piece): CarraraMove | null {
    const found = this.movesOf(piece);
    return found.length === 1 ? found[0]! : null;
  }

  private movesOf(piece: Piece): CarraraMove[] {
    return this.legal.filter(
      (move) =>
        (piece.what === 'building' && move.kind === 'build' && move.building === piece.name) ||
        (piece.what === 'object' && move.kind === 'object' && move.object === piece.kind) ||
        (piece.what === 'tile' && move.kind === 'upgrade' && move.tile === piece.tile),
    );
  }

  /** Selects a market item. */
  pick(piece: Piece) {
    if (piece.what === 'building') {
      this.choose(this.choice.building === piece.name ? noChoice : { ...noChoice, building: piece.name });
    } else {
      this.prepare(this.movesOf(piece)[0]);
    }
  }

  readonly isTaken = (section: number, index: number) => this.taken.some((each) => each.section === section && each.index === index);

  readonly canTake = (section: number, index: number) => canExtend(this.legal, section, this.colours([...this.takenIn(section), { section, index }]));

  /** The move that a tap on a block would prepare. */
  readonly takeMoveOf = (section: number, index: number) => this.takes(this.touched(section, index));

  readonly touchBlock = (section: number, index: number) => {
    const taken = this.touched(section, index);
    this.choice = { ...noChoice, taken };
    this.propose(this.takes(taken));
  };

  /** Blocks come from one section; a tap on another section starts over. */
  private touched(section: number, index: number): Choice['taken'] {
    const same = this.takenIn(section);
    return this.isTaken(section, index) ? same.filter((each) => each.index !== index) : [...same, { section, index }];
  }

  private takenIn(section: number): Choice['taken'] {
    return this.taken.filter((each) => each.section === section);
  }

  private takes(taken: Choice['taken']): CarraraMove | null {
    return taken.length === 0 ? null : takeMove(this.legal, taken[0]!.section, this.colours(taken));
  }

  private colours(taken: Choice['taken']): string[] {
    return taken.map(({ section, index }) => this.props().position.wheel[section]![index]!);
  }
}
