import type { Page } from '@playwright/test';

/** What a page notes of itself while it is measured. */
interface Metrics {
  /** When there was something to use, in milliseconds since the page was asked for. */
  ready: number;
  /** When the last long task ended. */
  busy: number;
  shifts: { value: number; what: string[] }[];
  frames: Frame[];
  /** How many frames have passed since a long task or a shift. */
  quiet: number;
}

/** So many frames, a second or more, are longer than browsers put a shift down to what was touched before. */
const QUIET_FRAMES = 60;

/** A frame while something moved. */
interface Frame {
  length: number;
  /** Whether it is the one before the motion, in which all that is new was drawn. */
  first: boolean;
}

/** Lets all pages that come take notes; `mark` is what there must be before somebody can begin. */
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
    // Lines that come to the log push the earlier ones down; how soon after a touch they come, only the machine knows.
    const isLog = ({ node }: { node: Node | null }) => (node instanceof Element ? node : node?.parentElement)?.closest('aside ol') != null;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        metrics.quiet = 0;
        if (!shift.hadRecentInput && !shift.sources.every(isLog)) {
          const what = shift.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element ? `${element.parentElement?.tagName}.${element.parentElement?.className} > ${element.tagName}.${element.getAttribute('class')}` : '?';
          });
          metrics.shifts.push({ value: shift.value, what });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });

    // Until when something moves, as far as is known.
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

/** Waits until nothing has been noted for some time, from now on. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as { metrics: Metrics }).metrics.quiet = 0));
  await page.waitForFunction((frames) => (window as unknown as { metrics: Metrics }).metrics.quiet >= frames, QUIET_FRAMES);
}

/** Goes somewhere; gives how many milliseconds it took until somebody could begin there and nothing was in their way. */
export async function timeToReady(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { metrics: Metrics }).metrics.ready > 0);
  await waitUntilQuiet(page);
  const { ready, busy } = await metrics(page);
  return Math.max(ready, busy);
}

/** How much has moved on this page without being touched, as browsers count it, and what. */
export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  const { shifts } = await metrics(page);
  return {
    sum: shifts.reduce((sum, each) => sum + each.value, 0),
    what: [...new Set(shifts.flatMap(({ value, what }) => what.map((each) => `${value.toFixed(4)} ${each}`)))],
  };
}

/** The frames while something moved. */
export async function animationFrames(page: Page): Promise<Frame[]> {
  return (await metrics(page)).frames;
}

/** What there must be before somebody can begin. */
export const readySelectors = {
  stranger: 'article .button.primary',
  home: 'article .button.primary',
  host: 'aside .button.primary:not([aria-disabled])',
  rules: 'article section h2',
  replay: 'main svg',
  towers: 'main [data-lot].can, main li[data-supply] button:not([disabled])',
  citta: 'main [data-move], main button[data-card]:not([disabled])',
  carrara: 'main [data-target]',
};
