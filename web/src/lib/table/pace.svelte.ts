import type { View } from './table';

/** How many may wait to be shown; of more only the latest is. */
const MOST = 12;

/** Shows one after the other what happens at a table, however fast it comes. */
export class Pace {
  /** What is shown, and after it what waits for that. */
  private line = $state.raw<View[]>([]);
  /** As long as what is shown is looked at. */
  private looking: ReturnType<typeof setTimeout> | undefined;

  /** @param time says for how many milliseconds each is looked at; 0 if nobody wants to */
  constructor(
    first: View,
    private readonly time: () => number,
  ) {
    this.line = [first];
  }

  /** The table as it is to be seen now. */
  get shown(): View {
    return this.line[0]!;
  }

  /** Whether more has happened than is shown. */
  get behind(): boolean {
    return this.line.length > 1;
  }

  /** Takes notice of a view, and of those that were passed on the way to it. */
  follow(passed: View[], view: View) {
    const { version } = this.latest;
    [...passed.filter((each) => each.version > version), view].forEach((each) => this.take(each));
  }

  /** Shows the latest at once. */
  skip() {
    this.line = [this.latest];
    clearTimeout(this.looking);
    this.looking = undefined;
  }

  private get latest(): View {
    return this.line.at(-1)!;
  }

  private take(view: View) {
    if (view.position === this.latest.position) {
      this.line = [...this.line.slice(0, -1), view]; // somebody talks
    } else if (this.mayWait(view)) {
      this.line = [...this.line, view];
      if (this.looking === undefined) {
        this.next();
      }
    } else {
      this.line = [view];
      this.look();
    }
  }

  /** Who is deciding is shown everything at once, and nobody what was taken back. */
  private mayWait(view: View): boolean {
    return this.time() > 0 && this.line.length <= MOST && this.shown.moves.length === 0 && view.events.length >= this.latest.events.length;
  }

  private look() {
    clearTimeout(this.looking);
    const time = this.time();
    this.looking = time > 0 ? setTimeout(() => this.next(), time) : undefined;
  }

  private next() {
    this.looking = undefined;
    if (this.behind) {
      const decides = this.line[1]!.moves.length > 0;
      this.line = decides || this.time() === 0 ? [this.latest] : this.line.slice(1);
      this.look();
    }
  }
}
