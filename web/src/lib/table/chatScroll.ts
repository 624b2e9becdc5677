/** Within this many pixels of the end, the reader counts as being at the end. */
const END_TOLERANCE = 24;

/**
 * Keeps the reading position of a chat: at the end, new messages scroll into view; further up, lines stay in place.
 * The parent element scrolls. The end is before the part marked `data-after` if that is tall, otherwise after it.
 */
export class ChatScroll {
  private readonly panel: HTMLElement;
  private readonly observer: ResizeObserver;
  /** Whether to follow new messages. */
  private followsEnd = true;
  /** The scroll position of the end at the last layout. */
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

  /** Scrolls to the end. */
  scrollToEnd() {
    this.followsEnd = true;
    this.settle(false);
  }

  /** Call it before lines change, and its result afterwards: the first visible line stays in place. */
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

  /** @param exactly whether to scroll back if the position is beyond the end */
  private settle(exactly: boolean) {
    this.measure();
    if (this.followsEnd && (exactly || this.panel.scrollTop < this.end)) {
      this.panel.scrollTop = this.end;
    }
  }
}
