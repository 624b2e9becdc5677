import type { LessonStep as ApiLessonSight, ScoreLine } from '../protocol/api';
import type { GameEvent, Preview, View } from '../table/table';

/** The learner's view after an event: complete at first, then only the changed members. */
export interface LessonUpdate extends Omit<ApiLessonSight, 'view' | 'events'> {
  view: Partial<View>;
  events: GameEvent[];
}

export interface Lesson {
  data: unknown;
  sights: LessonUpdate[];
}

/** One scene of a lesson. */
export interface Scene {
  view: View;
  next: string | null;
  /** Whether the lesson waits here for the learner. */
  stop: boolean;
  moves: Map<string, string>;
  pieces: Map<string, string>;
  /** The score if the game ended now. */
  standing: ScoreLine[];
}

/** The lesson itself makes moves that only end a turn. */
const AUTOMATIC_MOVE = 'end';

/** All scenes of a lesson, from the learner's first decision to the end. */
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
      // At the end of the lesson nobody is to move, even if the game could go on.
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

/** The preview of the learner's move, taken from the next scene. */
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
