import type { View } from './table';

/** How many may wait to be shown; of more only the latest is. */
const MAX_WAITING = 12;

/** Shows one after the other what happens at a table, however fast it comes. */
export class MovePacer {
  /** What is shown, and after it what waits for that. */
  private queue: View[];
  /** As long as what is shown is looked at. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How often it has gone on by itself, so that whoever follows it notices. */
  private steps = $state(0);

  /** @param viewTime says for how many milliseconds each is looked at; 0 if nobody wants to */
  constructor(
    first: View,
    private readonly viewTime: () => number,
  ) {
    this.queue = [first];
  }

  /**
   * Takes notice of a view, and of those that were passed on the way to it. Gives what is to be seen now, and after it
   * what will be. It may be asked again and again, also in what is derived: state must not be set there.
   */
  update(intermediateViews: View[], view: View): View[] {
    void this.steps;
    const { version } = this.latest;
    if (view !== this.latest) {
      [...intermediateViews.filter((each) => each.version > version), view].forEach((each) => this.enqueue(each));
    }
    return this.queue;
  }

  /** Shows the latest at once. */
  skip() {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (this.queue.length > 1) {
      this.queue = [this.latest];
      this.steps++;
    }
  }

  private get latest(): View {
    return this.queue.at(-1)!;
  }

  private enqueue(view: View) {
    if (view.seat !== this.latest.seat) {
      this.start([view]); // another has the device
    } else if (view.position === this.latest.position) {
      this.queue = [...this.queue.slice(0, -1), view]; // somebody talks
    } else if (this.timer !== undefined && this.mayWait(view)) {
      this.queue = [...this.queue, view];
    } else {
      this.start([view]);
    }
  }

  /** Who is deciding is shown everything at once, and nobody what was taken back. */
  private mayWait(view: View): boolean {
    return this.viewTime() > 0 && this.queue.length <= MAX_WAITING && this.queue[0]!.moves.length === 0 && view.events.length >= this.latest.events.length;
  }

  private start(queue: View[]) {
    this.queue = queue;
    clearTimeout(this.timer);
    const viewTime = this.viewTime();
    this.timer = viewTime > 0 ? setTimeout(() => this.showNext(), viewTime) : undefined;
  }

  private showNext() {
    this.timer = undefined;
    const [, ...waiting] = this.queue;
    if (waiting.length > 0) {
      const decides = waiting[0]!.moves.length > 0;
      this.start(decides || this.viewTime() === 0 ? [this.latest] : waiting);
      this.steps++;
    }
  }
}
