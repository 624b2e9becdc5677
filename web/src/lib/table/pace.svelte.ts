import type { View } from './table';

/** How many may wait to be shown; of more only the latest is. */
const MOST = 12;

/** Shows one after the other what happens at a table, however fast it comes. */
export class Pace {
  /** What is shown, and after it what waits for that. */
  private line: View[];
  /** As long as what is shown is looked at. */
  private looking: ReturnType<typeof setTimeout> | undefined;
  /** How often it has gone on by itself, so that whoever follows it notices. */
  private steps = $state(0);

  /** @param time says for how many milliseconds each is looked at; 0 if nobody wants to */
  constructor(
    first: View,
    private readonly time: () => number,
  ) {
    this.line = [first];
  }

  /**
   * Takes notice of a view, and of those that were passed on the way to it. Gives what is to be seen now, and after it
   * what will be. It may be asked again and again, also in what is derived: state must not be set there.
   */
  follow(passed: View[], view: View): View[] {
    void this.steps;
    const { version } = this.latest;
    if (view !== this.latest) {
      [...passed.filter((each) => each.version > version), view].forEach((each) => this.take(each));
    }
    return this.line;
  }

  /** Shows the latest at once. */
  skip() {
    clearTimeout(this.looking);
    this.looking = undefined;
    if (this.line.length > 1) {
      this.line = [this.latest];
      this.steps++;
    }
  }

  private get latest(): View {
    return this.line.at(-1)!;
  }

  private take(view: View) {
    if (view.seat !== this.latest.seat) {
      this.show([view]); // another has the device
    } else if (view.position === this.latest.position) {
      this.line = [...this.line.slice(0, -1), view]; // somebody talks
    } else if (this.looking !== undefined && this.mayWait(view)) {
      this.line = [...this.line, view];
    } else {
      this.show([view]);
    }
  }

  /** Who is deciding is shown everything at once, and nobody what was taken back. */
  private mayWait(view: View): boolean {
    return this.time() > 0 && this.line.length <= MOST && this.line[0]!.moves.length === 0 && view.events.length >= this.latest.events.length;
  }

  private show(line: View[]) {
    this.line = line;
    clearTimeout(this.looking);
    const time = this.time();
    this.looking = time > 0 ? setTimeout(() => this.next(), time) : undefined;
  }

  private next() {
    this.looking = undefined;
    const [, ...waiting] = this.line;
    if (waiting.length > 0) {
      const decides = waiting[0]!.moves.length > 0;
      this.show(decides || this.time() === 0 ? [this.latest] : waiting);
      this.steps++;
    }
  }
}
