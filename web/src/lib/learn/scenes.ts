import type { LessonSight as ApiLessonSight, ScoreLine } from '../protocol/api';
import type { GameEvent, Preview, View } from '../table/table';

/** What the learner sees after an event: at first everything, then what has changed. */
export interface LessonUpdate extends Omit<ApiLessonSight, 'view' | 'events'> {
  view: Partial<View>;
  events: GameEvent[];
}

export interface Lesson {
  data: unknown;
  sights: LessonUpdate[];
}

/** One moment of a lesson. */
export interface Scene {
  view: View;
  next: string | null;
  /** Whether the lesson waits here for its learner. */
  stop: boolean;
  moves: Map<string, string>;
  pieces: Map<string, string>;
  /** What the end would bring now. */
  standing: ScoreLine[];
}

/** That a turn is over goes without saying: such a move the lesson makes by itself. */
const AUTOMATIC_MOVE = 'end';

/** All moments of a lesson, from the first decision of its learner to the end. */
export function scenes(sights: LessonUpdate[]): Scene[] {
  const all: Scene[] = [];
  for (const [index, sight] of sights.entries()) {
    const before = all.at(-1);
    const last = index === sights.length - 1;
    const stop = last || (sight.next !== null && sight.next !== AUTOMATIC_MOVE);
    const view = {
      ...before?.view,
      ...sight.view,
      version: sight.version,
      events: [...(before?.view.events.slice(0, sight.from) ?? []), ...sight.events],
      chat: [],
      earlier: false,
      // Nobody is waited for when a lesson is over, though its game might go on.
      ...(last ? { status: 'over', asked: [] } : {}),
    } as unknown as View;
    all.push({
      view: stop ? view : { ...view, moves: [] },
      next: sight.next,
      stop,
      moves: new Map(sight.moves?.map((each) => [each.move, each.says])),
      pieces: sight.sentences ? new Map(sight.sentences.map((each) => [each.of, each.says])) : (before?.pieces ?? new Map()),
      standing: sight.standing ?? [],
    });
  }
  return all;
}

/** What comes of the learner's move, as it is seen one moment later. */
export function previewBetween(before: View, after: View): Preview {
  const fresh = after.events.slice(before.events.length);
  const decides = after.seat !== null && after.asked.includes(after.seat);
  const waiting = decides ? null : after.asked.length > 0 ? 'others' : 'chance';
  return {
    steps: [
      {
        lines: after.lines.filter((line) => line.event >= before.events.length),
        ledger: after.ledger.filter((line) => line.event >= before.events.length),
        then: fresh.flatMap((event) => event.then ?? []),
        facts: fresh.flatMap((event) => event.facts ?? []),
      },
    ],
    position: after.position,
    moves: after.moves,
    scores: after.scores,
    stopped: after.status === 'over' ? 'over' : waiting,
  };
}
