import type { HintMove, Outcome, Preview, ScoreLine, Table, View } from '../table/table';
import { previewBetween, scenes, type Lesson, type Scene } from './scenes';

/** For how many milliseconds another seat's move is shown. */
const VIEW_TIME = 550;

/** A table that plays a scripted game: its only legal move is the scripted one. */
export class LessonTable implements Table {
  readonly id = 'lesson';
  readonly link = 'live';
  readonly sending = false;
  readonly problem = null;
  readonly intermediateViews: View[] = [];
  readonly data: unknown;
  readonly scenes: Scene[];
  /** The scenes with the learner to move, and the last one. */
  readonly stops: number[];
  private at = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(lesson: Lesson) {
    this.data = lesson.data;
    this.scenes = scenes(lesson.sights);
    this.stops = [...this.scenes.keys()].filter((index) => this.scenes[index]!.stop);
  }

  get scene(): Scene {
    return this.scenes[this.at]!;
  }

  get view(): View {
    return this.scene.view;
  }

  /** The current step, or the next one while others move. */
  get step(): number {
    return this.stops.findIndex((stop) => stop >= this.at);
  }

  get isOver(): boolean {
    return this.at === this.scenes.length - 1;
  }

  async play(move: string): Promise<Outcome<null>> {
    if (move !== this.scene.next) {
      return this.command();
    }
    this.advance();
    return { ok: true, value: null };
  }

  /** Jumps to the start of a step. */
  goToStep(step: number) {
    clearTimeout(this.timer);
    this.at = this.stops[Math.max(0, Math.min(step, this.stops.length - 1))]!;
  }

  async preview(): Promise<Outcome<Preview>> {
    const after = this.scenes[this.at + 1] ?? this.scene;
    return { ok: true, value: previewBetween(this.view, after.view) };
  }

  async hint(): Promise<Outcome<HintMove[]>> {
    return { ok: true, value: [] };
  }

  async command(): Promise<Outcome<null>> {
    return { ok: false, refusal: { rule: null, sentence: '' } };
  }

  async sentences(): Promise<Map<string, string>> {
    return this.scene.moves;
  }

  async pieces(): Promise<Map<string, string>> {
    return this.scene.pieces;
  }

  async standing(): Promise<ScoreLine[]> {
    return this.scene.standing;
  }

  async loadOlder(): Promise<Outcome<number>> {
    return { ok: true, value: 0 };
  }

  reopen() {}

  close() {
    clearTimeout(this.timer);
  }

  private advance() {
    this.at++;
    if (!this.scene.stop) {
      this.timer = setTimeout(() => this.advance(), VIEW_TIME);
    }
  }
}
