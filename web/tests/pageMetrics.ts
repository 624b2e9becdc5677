import type { Page } from '@playwright/test';

/** The metrics that a page records about itself. */
interface Metrics {
  /** When the page was ready, in milliseconds since its request. */
  ready: number;
  /** When the last long task ended. */
  busy: number;
  shifts: { value: number; what: string[] }[];
  frames: Frame[];
  /** The number of frames since the last long task or shift. */
  quiet: number;
}

/** At least a second in frames, longer than browsers excuse shifts after input. */
const QUIET_FRAMES = 60;

/** A frame during an animation. */
interface Frame {
  length: number;
  /** Whether it is the frame before the animation, which renders the new state. */
  first: boolean;
}

/** Makes pages record metrics from now on; `mark` selects the element that shows that a page is ready. */
export async function recordMetrics(page: Page, mark: string): Promise<void> {
  await page.addInitScript((selector: string) => {
    const metrics: Metrics = { ready: 0, busy: 0, shifts: [], frames: [], quiet: 0 };
    (window as unknown as { metrics: Metrics }).metrics = metrics;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) {
        metrics.busy = Math.max(metrics.busy, task.startTime + task.duration);
        metrics.quiet = 0;
      }
    }).observe({ type: 'longtask', buffered: true });
    // New log lines push earlier ones down, at a time after the input that depends on the machine.
    const isLog = ({ node }: { node: Node | null }) => (node instanceof Element ? node : node?.parentElement)?.closest('aside ol') != null;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        metrics.quiet = 0;
        if (!shift.hadRecentInput && !shift.sources.every(isLog)) {
          const what = shift.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element
              ? `${element.parentElement?.tagName}.${element.parentElement?.className} > ${element.tagName}.${element.getAttribute('class')}`
              : '?';
          });
          metrics.shifts.push({ value: shift.value, what });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });

    // The expected end of the running animations.
    let until = 0;
    let first = false;
    const moves = (length: number) => {
      first ||= performance.now() > until;
      until = Math.max(until, performance.now() + length);
    };
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const length = typeof options === 'number' ? options : Number(options?.duration ?? 0);
      if (length > 20) moves(length);
      return animate.call(this, frames, options);
    };
    for (const begun of ['transitionrun', 'animationstart']) {
      addEventListener(begun, () => moves(320), true);
    }
    let last = 0;
    const frame = () => {
      const now = performance.now();
      if (last > 0 && last < until) {
        metrics.frames.push({ length: now - last, first });
        first = false;
      }
      last = now;
      metrics.quiet++;
      if (metrics.ready === 0 && document.querySelector(selector)) {
        metrics.ready = now;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, mark);
}

function metrics(page: Page): Promise<Metrics> {
  return page.evaluate(() => (window as unknown as { metrics: Metrics }).metrics);
}

/** Waits until there were no long tasks or shifts for some time. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as { metrics: Metrics }).metrics.quiet = 0));
  await page.waitForFunction((frames) => (window as unknown as { metrics: Metrics }).metrics.quiet >= frames, QUIET_FRAMES);
}

/** Opens an address; returns the milliseconds until it was ready and idle. */
export async function timeToReady(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { metrics: Metrics }).metrics.ready > 0);
  await waitUntilQuiet(page);
  const { ready, busy } = await metrics(page);
  return Math.max(ready, busy);
}

/** The page's cumulative layout shift without input, and the shifted elements. */
export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  const { shifts } = await metrics(page);
  return {
    sum: shifts.reduce((sum, each) => sum + each.value, 0),
    what: [...new Set(shifts.flatMap(({ value, what }) => what.map((each) => `${value.toFixed(4)} ${each}`)))],
  };
}

/** The frames during animations. */
export async function animationFrames(page: Page): Promise<Frame[]> {
  return (await metrics(page)).frames;
}

/** The selectors of elements that show that a page is ready. */
export const readySelectors = {
  stranger: 'article .button.primary',
  home: 'article .button.primary',
  host: 'aside .button.primary:not([aria-disabled])',
  rules: 'article section h2',
  replay: 'main svg',
};

/** The addresses of pages that need no table. */
export const paths = { stranger: '/', home: '/', host: '/new/citta', rules: '/rules/citta' } as const;
