import { get, withLanguage, ProblemError } from '../api';
import type { Moment } from '../protocol/api';
import type { GameEvent, View } from '../table/table';

/** A game as it was, with the events that had led there and the sentences of its pieces. */
export interface ShownMoment {
  moment: Moment;
  events: GameEvent[];
  pieces: Map<string, string>;
}

/** The moments of the game at a table, each asked for once; what was taken back and played otherwise is asked for anew. */
export class ReplayLoader {
  /** The moment that was asked for last, as soon as it is there; till then the one before. */
  shown = $state.raw<ShownMoment | null>(null);
  problem = $state('');
  /** By what was asked. A moment is the same as long as the last event before it is. */
  private readonly known = new Map<string, { last: GameEvent | undefined; answer: Promise<Moment> }>();
  private latest = 0;

  constructor(private readonly id: string) {}

  /** Shows the game after so many events. */
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

  private fetchMoment(path: string, last: GameEvent | undefined): Promise<Moment> {
    const key = withLanguage(path);
    const before = this.known.get(key);
    if (before && before.last === last) {
      return before.answer;
    }
    const now = { last, answer: get<Moment>(path) };
    this.known.set(key, now);
    now.answer.catch(() => this.known.get(key) === now && this.known.delete(key));
    return now.answer;
  }
}
