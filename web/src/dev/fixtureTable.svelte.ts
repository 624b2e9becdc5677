import type { HintMove, Outcome, Preview, ScoreLine, Table, TableCommand, View } from '../lib/table/table';

export interface Fixture {
  view: View;
  data: unknown;
  /** Previews of some of the moves. */
  previews?: { [move: string]: Preview };
}

/** A table on which nothing happens, except for moves with a recorded outcome. */
export class FixtureTable implements Table {
  readonly id = 'fixture';
  readonly link = 'live';
  readonly sending = false;
  readonly problem = null;
  readonly intermediateViews: View[] = [];
  view = $state.raw<View | null>(null);
  readonly data: unknown;
  private readonly previews: { [move: string]: Preview };

  constructor(fixture: Fixture) {
    this.previews = fixture.previews ?? {};
    this.view = fixture.view;
    this.data = fixture.data;
  }

  async play(move: string): Promise<Outcome<null>> {
    const known = this.previews[move];
    if (!known) {
      return refused(move);
    }
    const { seat, events, version } = this.view!;
    const event = { seat, type: 'move', text: move, says: move, then: known.steps.flatMap((step) => step.then) };
    this.view = { ...this.view!, version: version + 1, position: known.position, moves: known.moves, asked: [], events: [...events, event] };
    return { ok: true, value: null };
  }

  async preview([move = '']: string[]): Promise<Outcome<Preview>> {
    const { position, scores } = this.view!;
    return { ok: true, value: this.previews[move] ?? { steps: [], position, moves: [], scores, stopped: null } };
  }

  async hint(): Promise<Outcome<HintMove[]>> {
    return { ok: true, value: [] };
  }

  async command({ type }: TableCommand): Promise<Outcome<null>> {
    return refused(type);
  }

  async sentences(): Promise<Map<string, string>> {
    return new Map();
  }

  async pieces(): Promise<Map<string, string>> {
    return new Map();
  }

  async standing(): Promise<ScoreLine[]> {
    return [];
  }

  async loadOlder(): Promise<Outcome<number>> {
    return { ok: true, value: 0 };
  }

  reopen() {}

  close() {}
}

function refused(what: string): Outcome<null> {
  return { ok: false, refusal: { rule: null, sentence: `${what}: nothing happens here` } };
}
