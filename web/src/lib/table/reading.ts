/** So many pixels above the end somebody still reads there. */
const NEAR = 24;

/**
 * Where somebody reads in a talk: at its end, which stays in sight whatever comes, or further up, where lines stay where they are.
 * What is around the talk scrolls it; the end is what stands before the part that is marked as `data-after`, or that part where there is much room.
 */
export class Reading {
  private readonly panel: HTMLElement;
  private readonly observer: ResizeObserver;
  /** Whether what comes is to be followed. */
  private follows = true;
  /** How far one has scrolled who sees the end, as of the last layout. */
  private end = 0;

  constructor(private readonly talk: HTMLElement) {
    this.panel = talk.parentElement!;
    this.panel.addEventListener('scroll', this.scrolled, { passive: true });
    this.observer = new ResizeObserver((changes) => this.settle(changes.some(({ target }) => target === this.panel)));
    this.observer.observe(this.panel);
    this.observer.observe(talk);
  }

  stop() {
    this.panel.removeEventListener('scroll', this.scrolled);
    this.observer.disconnect();
  }

  /** Goes to the end. */
  follow() {
    this.follows = true;
    this.settle(false);
  }

  /** Called before lines change; who calls the result after that still sees the first visible line where it was. */
  hold(): () => void {
    const { top } = this.panel.getBoundingClientRect();
    const line = [...this.talk.querySelectorAll('li')].find((each) => each.getBoundingClientRect().bottom > top);
    const before = line?.getBoundingClientRect().top ?? 0;
    return () => {
      if (line?.isConnected) {
        this.panel.scrollTop += line.getBoundingClientRect().top - before;
      }
      this.measure();
    };
  }

  private readonly scrolled = () => {
    this.follows = this.panel.scrollTop >= this.end - NEAR;
  };

  private measure() {
    const after = this.talk.querySelector<HTMLElement>('[data-after]')?.offsetHeight ?? 0;
    const { scrollHeight, clientHeight } = this.panel;
    this.end = Math.max(0, scrollHeight - clientHeight - (after > clientHeight / 4 ? after : 0));
  }

  /** @param exactly whether to go back to the end also from beyond it */
  private settle(exactly: boolean) {
    this.measure();
    if (this.follows && (exactly || this.panel.scrollTop < this.end)) {
      this.panel.scrollTop = this.end;
    }
  }
}
