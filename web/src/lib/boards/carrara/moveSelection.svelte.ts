import type { BoardProps } from '../../table/table';
import type { Piece } from './dropTargets';
import { canExtend, blockPlaces, noChoice, matchingMoves, parse, takeMove, type CarraraMove, type Choice } from './moves';
import type { Data, Position } from './position';

/** What a user of the board has touched, and which moves that leaves. */
export class MoveSelection {
  choice = $state.raw<Choice>(noChoice);
  private proposed: string | null = null;
  private readonly props: () => BoardProps<Position, Data>;

  constructor(props: () => BoardProps<Position, Data>) {
    this.props = props;
  }

  readonly legal = $derived.by(() => this.props().moves.map(parse));
  /** The move that is prepared. */
  readonly chosen = $derived.by(() => {
    const { prepared } = this.props();
    return prepared === null ? null : parse(prepared);
  });
  /** The blocks that have been touched, or that a move prepared without a touch would take. */
  private readonly taken = $derived.by(() => {
    const { chosen, choice } = this;
    return chosen?.kind !== 'take' || this.takes(choice.taken)?.text === chosen.text ? choice.taken : blockPlaces(this.props().position.wheel, chosen.section, chosen.blocks);
  });
  /** The ways to build what has been touched. */
  readonly payments = $derived.by(() => (this.choice.city === null ? [] : matchingMoves(this.legal, this.choice).filter((move) => move.kind === 'build')));

  /** What of the market has been touched. */
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

  /** Whoever is to decide begins with nothing in hand. */
  reset() {
    this.choice = noChoice;
  }

  /** Whether something has been touched that is no move yet. */
  readonly halfChosen = $derived.by(() => this.props().prepared === null && (this.choice.building !== null || this.choice.taken.length > 0));

  /** A move that was taken back leaves nothing chosen; gives what it had been. */
  forget(): Choice {
    const { choice } = this;
    if (this.proposed !== null) {
      this.proposed = null;
      this.choice = noChoice;
    }
    return choice;
  }

  /** Takes notice of what has been touched; if that leaves one move, it is prepared. */
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

  /** How a building may be had now: by building, by improving only, or not at all. */
  way(building: string): 'build' | 'improve' | null {
    const found = this.movesOf({ what: 'building', name: building });
    if (found.length === 0) return null;
    return found.some((move) => move.kind === 'build' && move.replaces === null) ? 'build' : 'improve';
  }

  /** The move that a piece of the market would make, if it is one. */
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

  /** Touches a piece of the market. */
  pick(piece: Piece) {
    if (piece.what === 'building') {
      this.choose(this.choice.building === piece.name ? noChoice : { ...noChoice, building: piece.name });
    } else {
      this.prepare(this.movesOf(piece)[0]);
    }
  }

  readonly isTaken = (section: number, index: number) => this.taken.some((each) => each.section === section && each.index === index);

  readonly canTake = (section: number, index: number) => canExtend(this.legal, section, this.colours([...this.takenIn(section), { section, index }]));

  /** The move that a touch on a block would prepare. */
  readonly takeMoveOf = (section: number, index: number) => this.takes(this.touched(section, index));

  readonly touchBlock = (section: number, index: number) => {
    const taken = this.touched(section, index);
    this.choice = { ...noChoice, taken };
    this.propose(this.takes(taken));
  };

  /** Blocks are taken from one section; touching one in another begins anew. */
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
