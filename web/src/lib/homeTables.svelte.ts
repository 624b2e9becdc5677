import { get, ProblemError } from './api';
import { availableGames, type GameInfo } from './availableGames';
import { me } from './me.svelte';
import type { Summaries, Summary } from './protocol/api';
import type { View } from './table/table';

const REFRESH_INTERVAL = 20_000;
const NEVER = Number.MAX_SAFE_INTEGER;

/** The tables that the first page tells of. They are read again and again while the page is looked at. */
export class HomeTables {
  open = $state.raw<Summary[] | null>(null);
  turn = $state.raw<TableOnTurn[]>([]);
  mine = $state.raw<Summary[]>([]);
  finished = $state.raw<Summary[]>([]);
  /** What open tables play, by their id. */
  terms = $state.raw<{ [id: string]: View['terms'] }>({});
  games = $state.raw<GameInfo[]>([]);
  /** Whether there are more open tables than were read. */
  more = $state(false);
  problem = $state('');
  /** Whether they have been read. */
  loaded = $state(false);

  /** How many pages of open tables are wanted. */
  private pages = 1;
  private timer: ReturnType<typeof setInterval>;
  private readonly refreshIfVisible = () => document.visibilityState === 'visible' && void this.read();

  constructor() {
    this.timer = setInterval(this.refreshIfVisible, REFRESH_INTERVAL);
    document.addEventListener('visibilitychange', this.refreshIfVisible);
    void this.read();
  }

  /** Reads one more page of open tables. */
  readMore(): Promise<void> {
    this.pages++;
    return this.read();
  }

  close() {
    clearInterval(this.timer);
    document.removeEventListener('visibilitychange', this.refreshIfVisible);
  }

  /** Those at which others are to decide. */
  get waiting(): Summary[] {
    const turns = new Set(this.turn.map((each) => each.id));
    return this.mine.filter((each) => each.status === 'playing' && !turns.has(each.id));
  }

  /** Those that have not begun. */
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

  /** Lists do not tell of clocks, so the table is looked at, once for each version of it. */
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
    const views = await Promise.all(
      unknown.map((each) => get<{ view: View }>(`/api/tables/${each.id}`).catch(() => null)),
    );
    const found = { ...this.terms };
    unknown.forEach((each, i) => {
      const terms = views[i]?.view.terms;
      if (terms) {
        found[each.id] = terms;
      }
    });
    this.terms = found;
    if (this.games.length === 0 && Object.keys(found).length > 0) {
      this.games = (await availableGames()).games;
    }
  }
}

/** The first pages of open tables, and whether there are more. A table may move from page to page while they are read. */
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

/** A table at which I am to decide. */
export interface TableOnTurn extends Summary {
  /** When my time runs out; `null` if it does not. */
  due: number | null;
}

/** How many open tables are shown at first. */
export const INITIALLY_SHOWN = 6;

export function isFree(seat: Summary['seats'][number]): boolean {
  return !seat.person && !seat.bot;
}

/** The most urgent first; those without a clock last, the longest waiting of them first. */
export function byTimeLeft(tables: TableOnTurn[]): TableOnTurn[] {
  return tables.toSorted((a, b) => (a.due ?? NEVER) - (b.due ?? NEVER) || a.updated - b.updated);
}
