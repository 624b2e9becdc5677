import type { Page } from '@playwright/test';

/** What a page notes of itself while it is measured. */
interface Notes {
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
const QUIET = 60;

/** A frame while something moved. */
interface Frame {
  length: number;
  /** Whether it is the one before the motion, in which all that is new was drawn. */
  first: boolean;
}

/** Lets all pages that come take notes; `mark` is what there must be before somebody can begin. */
export async function takeNotes(page: Page, mark: string): Promise<void> {
  await page.addInitScript((selector: string) => {
    const notes: Notes = { ready: 0, busy: 0, shifts: [], frames: [], quiet: 0 };
    (window as unknown as { notes: Notes }).notes = notes;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) {
        notes.busy = Math.max(notes.busy, task.startTime + task.duration);
        notes.quiet = 0;
      }
    }).observe({ type: 'longtask', buffered: true });
    // Lines that come to the log push the earlier ones down; how soon after a touch they come, only the machine knows.
    const isLog = ({ node }: { node: Node | null }) => (node instanceof Element ? node : node?.parentElement)?.closest('aside ol') != null;
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        notes.quiet = 0;
        if (!shift.hadRecentInput && !shift.sources.every(isLog)) {
          const what = shift.sources.map(({ node }) => {
            const element = node instanceof Element ? node : node?.parentElement;
            return element ? `${element.parentElement?.tagName}.${element.parentElement?.className} > ${element.tagName}.${element.getAttribute('class')}` : '?';
          });
          notes.shifts.push({ value: shift.value, what });
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
        notes.frames.push({ length: now - last, first });
        first = false;
      }
      last = now;
      notes.quiet++;
      if (notes.ready === 0 && document.querySelector(selector)) {
        notes.ready = now;
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }, mark);
}

function notes(page: Page): Promise<Notes> {
  return page.evaluate(() => (window as unknown as { notes: Notes }).notes);
}

/** Waits until nothing has been noted for some time, from now on. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(() => ((window as unknown as { notes: Notes }).notes.quiet = 0));
  await page.waitForFunction((frames) => (window as unknown as { notes: Notes }).notes.quiet >= frames, QUIET);
}

/** Goes somewhere; gives how many milliseconds it took until somebody could begin there and nothing was in their way. */
export async function timeTo(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { notes: Notes }).notes.ready > 0);
  await quiet(page);
  const { ready, busy } = await notes(page);
  return Math.max(ready, busy);
}

/** How much has moved on this page without being touched, as browsers count it, and what. */
export async function shiftOf(page: Page): Promise<{ sum: number; what: string[] }> {
  const { shifts } = await notes(page);
  return {
    sum: shifts.reduce((sum, each) => sum + each.value, 0),
    what: [...new Set(shifts.flatMap(({ value, what }) => what.map((each) => `${value.toFixed(4)} ${each}`)))],
  };
}

/** The frames while something moved. */
export async function framesOf(page: Page): Promise<Frame[]> {
  return (await notes(page)).frames;
}

/** What there must be before somebody can begin. */
export const marks = {
  stranger: 'article .button.go',
  home: 'article .button.go',
  host: 'aside .button.go:not([aria-disabled])',
  rules: 'article section h2',
  replay: 'main svg',
  towers: 'main [data-lot].can, main li[data-supply] button:not([disabled])',
  citta: 'main [data-move], main button[data-card]:not([disabled])',
  carrara: 'main [data-target]',
};
