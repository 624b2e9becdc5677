import { get, withLanguage, ProblemError } from '../httpClient';
import type { ReplayPosition } from '../protocol/api';
import type { GameEvent, View } from '../table/table';

/** The game at one moment, with its events so far and the sentences of its pieces. */
export interface ShownMoment {
  moment: ReplayPosition;
  events: GameEvent[];
  pieces: Map<string, string>;
}

/** Loads and caches the moments of a game. Moments after an undo are loaded again. */
export class ReplayLoader {
  /** The requested moment; the previous one until it is loaded. */
  shown = $state.raw<ShownMoment | null>(null);
  problem = $state('');
  /** Requests by their parameters. A moment stays valid while the last event before it is the same. */
  private readonly known = new Map<string, { last: GameEvent | undefined; answer: Promise<ReplayPosition> }>();
  private latest = 0;

  constructor(private readonly id: string) {}

  /** Shows the game after this many events. */
  async show(view: View, index: number) {
    const request = ++this.latest;
    const events = view.events.slice(0, index);
    const path = `/api/tables/${this.id}/at/${index}${view.end === null ? '' : '?as=all'}`;
    try {
      const moment = await this.fetchMoment(path, events.at(-1));
      if (request === this.latest) {
        this.problem = '';
        if (moment !== this.shown?.moment) {
          this.shown = { moment, events, pieces: new Map(moment.sentences.map((each) => [each.of, each.says])) };
        }
      }
    } catch (e) {
      if (request === this.latest) {
        this.problem = e instanceof ProblemError ? e.message : String(e);
      }
    }
  }

  private fetchMoment(path: string, last: GameEvent | undefined): Promise<ReplayPosition> {
    const key = withLanguage(path);
    const before = this.known.get(key);
    if (before && before.last === last) {
      return before.answer;
    }
    const now = { last, answer: get<ReplayPosition>(path) };
    this.known.set(key, now);
    now.answer.catch(() => this.known.get(key) === now && this.known.delete(key));
    return now.answer;
  }
}
