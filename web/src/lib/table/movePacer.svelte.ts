import type { View } from './table';

/** How many views may wait; beyond that only the latest is shown. */
const MAX_WAITING = 12;

/** Shows the moves at a table one by one, however fast they arrive. */
export class MovePacer {
  /** The shown view, followed by the waiting ones. */
  private queue: View[];
  /** Set while the shown view has not been shown long enough. */
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts automatic steps, so that readers of the queue are notified. */
  private steps = $state(0);

  /** @param viewTime returns for how many milliseconds each view is shown; 0 for no pacing */
  constructor(
    first: View,
    private readonly viewTime: () => number,
  ) {
    this.queue = [first];
  }

  /**
   * Adds a view and the intermediate ones before it. Returns the shown view followed by the waiting ones. It may be
   * called repeatedly, also in derived state, so it must not set state.
   */
  update(intermediateViews: View[], view: View): View[] {
    void this.steps;
    const { version } = this.latest;
    if (view !== this.latest) {
      [...intermediateViews.filter((each) => each.version > version), view].forEach((each) => this.enqueue(each));
    }
    return this.queue;
  }

  /** Shows the latest view at once. */
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
      this.start([view]); // another person has the device
    } else if (view.position === this.latest.position) {
      this.queue = [...this.queue.slice(0, -1), view]; // a chat message
    } else if (this.timer !== undefined && this.mayWait(view)) {
      this.queue = [...this.queue, view];
    } else {
      this.start([view]);
    }
  }

  /** A seat that is to move sees everything at once, and undone moves are not paced. */
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
