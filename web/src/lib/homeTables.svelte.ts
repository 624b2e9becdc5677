import { get, ProblemError } from './httpClient';
import { me } from './me.svelte';
import type { Summaries, Summary } from './protocol/api';
import type { View } from './table/table';

const REFRESH_INTERVAL = 20_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** The tables on the home page, refreshed periodically while the page is visible. */
export class HomeTables {
  open = $state.raw<Summary[] | null>(null);
  turn = $state.raw<TableOnTurn[]>([]);
  mine = $state.raw<Summary[]>([]);
  finished = $state.raw<Summary[]>([]);
  /** The terms of open tables, by their id. */
  terms = $state.raw<{ [id: string]: View['terms'] }>({});
  /** Whether there are more open tables than were loaded. */
  more = $state(false);
  problem = $state('');
  /** Whether the tables have been loaded. */
  loaded = $state(false);

  /** How many pages of open tables to load. */
  private pages = 1;
  private timer: ReturnType<typeof setInterval>;
  private readonly refreshIfVisible = () => document.visibilityState === 'visible' && void this.read();

  constructor() {
    this.timer = setInterval(this.refreshIfVisible, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', this.refreshIfVisible);
    void this.read();
  }

  /** Loads one more page of open tables. */
  readMore(): Promise<void> {
    this.pages++;
    return this.read();
  }

  close() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.refreshIfVisible);
  }

  /** The user's games in which others are to move. */
  get waiting(): Summary[] {
    const turns = new Set(this.turn.map((each) => each.id));
    return this.mine.filter((each) => each.status === 'playing' && !turns.has(each.id));
  }

  /** The user's games that have not started. */
  get notStarted(): Summary[] {
    return this.mine.filter((each) => each.status === 'open');
  }

  private async read() {
    try {
      const person = await me.load();
      const list = async (what: string) => (await get<Summaries>(`/api/tables?${what}`)).tables;
      const none = Promise.resolve<Summary[]>([]);
      const [open, turn, mine, finished] = await Promise.all([
        readOpenTables(this.pages, (after) => get<Summaries>(`/api/tables?open${after}`)),
        person ? list('turn') : none,
        person ? list('mine') : none,
        person ? list('finished') : none,
      ]);
      this.turn = byTimeLeft(await Promise.all(turn.map((each) => this.withDeadline(each))));
      this.mine = mine;
      this.finished = finished;
      this.more = open.more;
      this.open = open.tables.filter((each) => each.seats.some(isFree) && !each.seats.some((seat) => seat.person === person?.id && person));
      this.problem = '';
      this.loaded = true;
      await this.readTerms();
    } catch (e) {
      if (!(e instanceof ProblemError)) {
        throw e;
      }
      this.problem = e.message;
      this.loaded = true;
    }
  }

  /** Lists have no clocks, so the table itself is loaded, once for each version. */
  private async withDeadline(table: Summary): Promise<TableOnTurn> {
    const known = this.turn.find((each) => each.id === table.id && each.version === table.version);
    if (known) {
      return { ...table, due: known.due };
    }
    const seen = await get<{ view: View }>(`/api/tables/${table.id}`).catch(() => null);
    const seat = seen?.view.seat ?? null;
    return { ...table, due: seat === null ? null : (seen!.view.seats[seat]?.deadline ?? null) };
  }

  private async readTerms() {
    const unknown = (this.open ?? []).slice(0, INITIALLY_SHOWN).filter((each) => !this.terms[each.id]);
    const views = await Promise.all(unknown.map((each) => get<{ view: View }>(`/api/tables/${each.id}`).catch(() => null)));
    const found = { ...this.terms };
    unknown.forEach((each, i) => {
      const terms = views[i]?.view.terms;
      if (terms) {
        found[each.id] = terms;
      }
    });
    this.terms = found;
  }
}

/** Loads the first pages of open tables, and whether there are more. A table may move between pages meanwhile. */
export async function readOpenTables(pages: number, read: (after: string) => Promise<Summaries>): Promise<{ tables: Summary[]; more: boolean }> {
  const tables = new Map<string, Summary>();
  let after = '';
  let more = true;
  for (let page = 0; page < pages && more; page++) {
    const { tables: found, next } = await read(after);
    found.forEach((each) => tables.set(each.id, each));
    more = Boolean(next);
    after = `&after=${next}`;
  }
  return { tables: [...tables.values()], more };
}

/** A table with the user to move. */
export interface TableOnTurn extends Summary {
  /** When the user's time runs out; `null` without a clock. */
  due: number | null;
}

/** How many open tables are shown initially. */
export const INITIALLY_SHOWN = 6;

export function isFree(seat: Summary['seats'][number]): boolean {
  return !seat.person && !seat.bot;
}

/** The most urgent first; tables without a clock last, the longest waiting first. */
export function byTimeLeft(tables: TableOnTurn[]): TableOnTurn[] {
  return tables.toSorted((a, b) => (a.due ?? NEVER) - (b.due ?? NEVER) || a.updated - b.updated);
}
