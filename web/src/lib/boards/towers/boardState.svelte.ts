import type { GameTexts } from '../pieceNames';
import type { BoardProps, Preview } from '../../table/table';
import { t } from './words';
import { fightOf, lastFightFacts, type FightFact, type Fight } from './fight';
import { blocks, lotOf, spotOf, strength, type Block } from './lots';
import { choices, parseMove, type TowersMove } from './moves';
import { trackBricks, type Piles } from './brickTracking';
import { brickOf, bricks, letterOf, type Brick, type Lots, type TowersPosition } from './position';

/** The use of a lot in the current decision. */
export type Use = 'house' | 'floor' | 'prisoner';

/** The user's selection on the board, and the state derived from it for drawing. */
export class TowersBoardState {
  /** The hovered or focused lot. */
  hover = $state<string | null>(null);
  /** The lot that arrow keys start from. */
  cursor = $state('a1');
  turns = $state(0);
  private preferredColour = $state<Brick | null>(null);
  private count = 0;
  private before: Piles = new Map();
  private readonly props: () => BoardProps<TowersPosition, GameTexts>;

  constructor(props: () => BoardProps<TowersPosition, GameTexts>) {
    this.props = props;
  }

  readonly position = $derived.by(() => this.props().position);
  readonly choices = $derived.by(() => choices(this.props().moves));

  /** The prepared move; ignored while it is not among the moves of a new position. */
  readonly prepared = $derived.by<TowersMove | null>(() => {
    const { prepared, moves } = this.props();
    return prepared !== null && moves.includes(prepared) ? parseMove(prepared) : null;
  });

  /** The colour that a tap on a lot would place. */
  readonly brick = $derived.by<Brick | null>(() => {
    const { seat } = this.props();
    const can = this.choices.places;
    const preferences = [
      this.prepared?.kind === 'place' ? this.prepared.brick : null,
      this.preferredColour,
      seat === null ? null : this.position.colours[seat],
    ];
    return preferences.find((preference): preference is Brick => !!preference && can.has(preference)) ?? bricks.find((each) => can.has(each)) ?? null;
  });

  /** The lots with the prepared brick. */
  readonly shown = $derived.by<Lots>(() => {
    const move = this.prepared;
    const { lots } = this.position;
    return move?.kind === 'place' ? { ...lots, [move.lot]: (lots[move.lot] ?? '') + letterOf(move.brick) } : lots;
  });

  readonly piles = $derived.by<Piles>(() => (this.before = trackBricks(this.before, this.shown, () => this.count++)));

  readonly ghost = $derived(this.prepared?.kind === 'place' ? this.prepared.lot : null);

  readonly uses = $derived.by<Map<string, Use>>(() => {
    const lots = this.brick ? this.choices.places.get(this.brick)! : this.choices.prisoners;
    return new Map([...lots.keys()].map((lot) => [lot, this.brick ? (this.position.lots[lot] ? 'floor' : 'house') : 'prisoner']));
  });

  readonly blocks = $derived.by(() => blocks(this.position.lots));

  /** The struggle that the prepared move would cause. */
  readonly forecast = $derived.by<Fight | null>(() => {
    const { preview } = this.props();
    return this.prepared && preview ? this.fightAfter(preview) : null;
  });
  private readonly latestFacts = $derived.by(() => lastFightFacts(this.props().events));
  readonly latest = $derived.by<Fight | null>(() => fightOf(this.latestFacts));

  /** The prisoners that the user can choose, now or after the prepared brick: lots with the moves that take them. */
  readonly prisonerChoices = $derived.by<[string, string[]][]>(() => {
    const { preview, prepared } = this.props();
    const next = this.prepared?.kind === 'place' && prepared !== null ? choices(preview?.moves ?? []).prisoners : null;
    const ways: [string, string[]][] = next
      ? [...next].map(([lot, move]) => [lot, [prepared!, move]])
      : this.prepared
        ? []
        : [...this.choices.prisoners].map(([lot, move]) => [lot, [move]]);
    return ways.length > 1 ? ways : [];
  });

  /** The whole struggle after a preview; taking a prisoner continues the latest one. */
  fightAfter(preview: Preview): Fight | null {
    const facts = preview.steps.flatMap((step) => (step.facts ?? []) as FightFact[]);
    const goesOn = this.position.turn.decision === 'prisoner' && facts.length > 0;
    return fightOf(goesOn ? [...this.latestFacts, ...facts] : facts);
  }

  /** The position after the prepared move. */
  readonly after = $derived.by<TowersPosition | null>(() =>
    this.prepared ? ((this.props().preview?.position as TowersPosition | null | undefined) ?? null) : null,
  );

  /** Houses that the prepared move would remove. */
  readonly doomed = $derived.by<string[]>(() => {
    const after = this.after?.lots;
    const taken = this.prepared?.kind === 'prisoner' ? [this.prepared.lot] : [];
    return after ? Object.keys(this.position.lots).filter((lot) => !after[lot]) : taken;
  });

  /** The bricks placed in the last turn. */
  readonly last = $derived.by<{ lot: string; brick: Brick; floor: boolean }[]>(() => {
    const found: { lot: string; brick: Brick; floor: boolean }[] = [];
    let by: number | null = null;
    for (const event of [...this.props().events].reverse()) {
      const move = parseMove(event.text);
      if (move?.kind === 'place') {
        by ??= event.seat;
        if (event.seat !== by || found.length === 2) {
          break;
        }
        found.push({ lot: move.lot, brick: move.brick, floor: (this.position.lots[move.lot]?.length ?? 0) > 1 });
      }
    }
    // Both bricks may be on the same lot.
    return found.filter(({ lot }, i) => this.position.lots[lot] && found.findIndex((each) => each.lot === lot) === i);
  });

  /** The highlighted blocks, each with a label at one of its lots. */
  readonly highlightedBlocks = $derived.by<{ block: Block; lot: string; says: string }[]>(() => {
    const joined = this.prepared?.kind === 'place' ? this.forecast : null;
    const lots = joined ? [joined.strong, joined.weak] : this.hover ? [this.hover] : [];
    return lots.flatMap((lot) => {
      const block = this.blocks.find((each) => each.lots.includes(lot));
      return block ? [{ block, lot: block.towers.length === 1 ? block.towers[0]! : lot, says: this.describeBlock(block) }] : [];
    });
  });

  /** Whether a brick is to be placed and this lot does not allow it. */
  forbids(lot: string): boolean {
    return this.brick !== null && !this.uses.has(lot) && this.ghost !== lot;
  }

  chooseColour(brick: Brick) {
    if (!this.choices.places.has(brick)) {
      return;
    }
    this.preferredColour = brick;
    const move = this.prepared;
    if (move?.kind === 'place' && move.brick !== brick) {
      this.props().onprepare(this.choices.places.get(brick)!.get(move.lot) ?? null);
    }
  }

  /** Prepares the move of a lot. */
  touchLot(lot: string, brick = this.brick) {
    this.cursor = lot;
    const move = brick ? this.choices.places.get(brick)?.get(lot) : this.choices.prisoners.get(lot);
    if (move) {
      this.preferredColour = brick;
      this.props().onprepare(move);
    } else if (brick && this.ghost === null && this.choices.places.has(brick)) {
      this.props().onexplain?.(`${brick} ${lot}`);
    }
  }

  /** The neighbour of a lot on the screen; the same lot at the edge. */
  lotBeside(lot: string, du: number, dv: number): string {
    const size = this.position.size;
    const { u, v } = spotOf(lot, size, this.turns);
    const within = (n: number) => Math.min(size - 1, Math.max(0, n));
    return lotOf({ u: within(u + du), v: within(v + dv) }, size, this.turns);
  }

  /** The screen reader label of a lot: its stack and its move. */
  lotLabel(lot: string): string {
    const { pieces, sentences } = this.props();
    const here = pieces.get(lot) ?? lot;
    if (this.ghost === lot) {
      return t('towers.prepared', here);
    }
    if (this.uses.has(lot)) {
      const move = this.brick ? this.choices.places.get(this.brick)!.get(lot)! : this.choices.prisoners.get(lot)!;
      return `${here}. ${sentences.get(move) ?? move}`;
    }
    return this.brick ? `${here}. ${t('towers.notHere')}` : here;
  }

  private name(piece: string): string {
    return this.props().data.texts[piece] ?? piece;
  }

  private describeBlock(block: Block): string {
    const numbers = strength(block, this.position.lots);
    if (!numbers) {
      return t('towers.block', block.lots.length);
    }
    const top = brickOf(this.position.lots[block.towers[0]!]!.charAt(0));
    return t('towers.block.strong', this.name(`Colour.${top}`), numbers.first, numbers.size);
  }
}
