import type { Advice, Outcome, Preview, Table, View } from '../lib/table/table';

export interface Fixture {
  view: View;
  data: unknown;
}

/** A table at which nothing ever happens. */
export class FixtureTable implements Table {
  readonly id = 'fixture';
  readonly link = 'live';
  readonly sending = false;
  readonly problem = null;
  view = $state.raw<View | null>(null);
  readonly data: unknown;

  constructor(fixture: Fixture) {
    this.view = fixture.view;
    this.data = fixture.data;
  }

  async play(move: string): Promise<Outcome<null>> {
    return this.command(move);
  }

  async preview(): Promise<Outcome<Preview>> {
    const { position, scores } = this.view!;
    return { ok: true, value: { steps: [], position, moves: [], scores, stopped: null } };
  }

  async hint(): Promise<Outcome<Advice[]>> {
    return { ok: true, value: [] };
  }

  async command(type: string): Promise<Outcome<null>> {
    return { ok: false, refusal: { rule: null, sentence: `${type}: nothing happens here` } };
  }

  async sentences(): Promise<Map<string, string>> {
    return new Map();
  }

  async pieces(): Promise<Map<string, string>> {
    return new Map();
  }

  close() {}
}
