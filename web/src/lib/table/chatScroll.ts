/** So many pixels above the end somebody still reads there. */
const END_TOLERANCE = 24;

/**
 * Where somebody reads in a talk: at its end, which stays in sight whatever comes, or further up, where lines stay where they are.
 * What is around the talk scrolls it; the end is what stands before the part that is marked as `data-after`, or that part where there is much room.
 */
export class ChatScroll {
  private readonly panel: HTMLElement;
  private readonly observer: ResizeObserver;
  /** Whether what comes is to be followed. */
  private followsEnd = true;
  /** How far one has scrolled who sees the end, as of the last layout. */
  private end = 0;

  constructor(private readonly content: HTMLElement) {
    this.panel = content.parentElement!;
    this.panel.addEventListener('scroll', this.onScroll, { passive: true });
    this.observer = new ResizeObserver((changes) => this.settle(changes.some(({ target }) => target === this.panel)));
    this.observer.observe(this.panel);
    this.observer.observe(content);
  }

  stop() {
    this.panel.removeEventListener('scroll', this.onScroll);
    this.observer.disconnect();
  }

  /** Goes to the end. */
  scrollToEnd() {
    this.followsEnd = true;
    this.settle(false);
  }

  /** Called before lines change; who calls the result after that still sees the first visible line where it was. */
  keepPosition(): () => void {
    const { top } = this.panel.getBoundingClientRect();
    const line = [...this.content.querySelectorAll('li')].find((each) => each.getBoundingClientRect().bottom > top);
    const before = line?.getBoundingClientRect().top ?? 0;
    return () => {
      if (line?.isConnected) {
        this.panel.scrollTop += line.getBoundingClientRect().top - before;
      }
      this.measure();
    };
  }

  private readonly onScroll = () => {
    this.followsEnd = this.panel.scrollTop >= this.end - END_TOLERANCE;
  };

  private measure() {
    const after = this.content.querySelector<HTMLElement>('[data-after]')?.offsetHeight ?? 0;
    const { scrollHeight, clientHeight } = this.panel;
    this.end = Math.max(0, scrollHeight - clientHeight - (after > clientHeight / 4 ? after : 0));
  }

  /** @param exactly whether to go back to the end also from beyond it */
  private settle(exactly: boolean) {
    this.measure();
    if (this.followsEnd && (exactly || this.panel.scrollTop < this.end)) {
      this.panel.scrollTop = this.end;
    }
  }
}
