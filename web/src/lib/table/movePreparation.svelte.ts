import { untrack } from 'svelte';
import { t } from '../words/index.svelte';
import type { HintMove, Outcome, Preview, Refusal, Table } from './table';

/** What the preparation depends on. */
interface Source {
  table: Table;
  /** The shown position; responses about an earlier one are ignored. */
  position: unknown;
  /** The legal moves; none if the viewer is not to move. */
  moves: string[];
}

/** The move that the user prepares, and what the table says about it: preview, refusal and hints. */
export class MovePreparation {
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<HintMove[] | null>(null);
  /** The next step of a move that takes several. */
  prompt = $state('');
  /** The announcement after an action of the user. */
  note = $state('');
  /** The selected move, the decision it was selected for, and its preview. */
  private choice = $state.raw<{ decision: string; move: string; preview: Preview | null } | null>(null);
  private readonly source: () => Source;

  constructor(source: () => Source) {
    this.source = source;
  }

  /** Identifies the decision. It stays the same while others choose simultaneously or the connection is lost. */
  readonly decision = $derived.by(() => this.source().moves.join('\n'));
  private readonly current = $derived(this.choice?.decision === this.decision ? this.choice : null);
  readonly prepared = $derived(this.current?.move ?? null);
  readonly preview = $derived(this.current?.preview ?? null);

  async prepare(move: string | null) {
    const candidate = move === null ? null : { decision: this.decision, move, preview: null };
    this.choice = candidate;
    this.refusal = null;
    this.note = '';
    if (candidate) {
      const outcome = await this.source().table.preview([candidate.move]);
      if (this.choice === candidate) {
        this.choice = { ...candidate, preview: outcome.ok ? outcome.value : null };
        this.refusal = refusalOf(outcome);
      }
    }
  }

  takeBack() {
    void this.prepare(null);
    this.note = t('heard.undone');
  }

  async confirm() {
    const sent = this.prepared;
    if (sent !== null) {
      const outcome = await this.source().table.play(sent);
      this.refusal = refusalOf(outcome);
      if (outcome.ok && this.choice?.move === sent) {
        this.choice = null;
      }
    }
  }

  /** Shows the rule that forbids a move. */
  async explain(move: string) {
    const { table, position } = this.source();
    const outcome = await table.preview([move]);
    if (position === this.source().position && this.prepared === null) {
      this.refusal = refusalOf(outcome);
    }
  }

  async lookAhead(...moves: string[]): Promise<Preview | null> {
    const outcome = await this.source().table.preview(moves);
    return outcome.ok ? outcome.value : null;
  }

  async hint() {
    const { table, position } = this.source();
    const outcome = await table.hint();
    if (position === this.source().position) {
      this.hints = outcome.ok ? outcome.value : null;
      this.refusal = refusalOf(outcome);
      this.note = this.hints ? t('heard.advice', this.hints.length) : '';
    }
  }

  /** Forgets what was said about an earlier position. */
  forgetPosition() {
    this.hints = null;
    this.refusal = null;
    this.note = '';
  }

  /** Forgets the choice if another decision is due: it must not come back if the same moves recur later. */
  startDecision() {
    this.prompt = '';
    if (untrack(() => this.choice?.decision) !== this.decision) {
      this.choice = null;
    }
  }
}

function refusalOf(outcome: Outcome<unknown>): Refusal | null {
  return outcome.ok ? null : outcome.refusal;
}
