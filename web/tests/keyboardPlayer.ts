import { expect, type Page } from '@playwright/test';
import { Player } from './player';

/** For how many frames the focus may be lost. Not for how long: on a slow machine pages draw fewer of them. */
const FRAMES = 10;

/** A page that counts the frames for which nothing has the focus that a key could act on, once it has had one; this is the longest time so far. */
interface Watched {
  longestLoss: number;
}

/** Until the page is left. */
export function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    const watched = Object.assign(window as unknown as Watched, { longestLoss: 0 });
    let lost = -1;
    requestAnimationFrame(function look() {
      const { activeElement } = document;
      if (activeElement && activeElement !== document.body && !activeElement.matches(':disabled')) lost = 0;
      else if (lost >= 0) watched.longestLoss = Math.max(watched.longestLoss, ++lost);
      requestAnimationFrame(look);
    });
  });
}

/** The focus has not been lost since it is watched, nor will be if this lasts: frames enough to notice are waited for. */
export async function expectKeptFocus(page: Page): Promise<void> {
  const longest = await page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).longestLoss;
  }, 2 * FRAMES);
  expect(longest, 'frames without a focus').toBeLessThan(FRAMES);
}

/**
 * Plays at random by keys alone: goes from stop to stop as Tab does, and by arrows where one stop stands for many lots,
 * Enter touches, Control+Enter or the button confirms.
 */
export class KeyboardPlayer extends Player {
  private decisions = 0;
  private watched = false;

  override async waitForTurn(): Promise<boolean> {
    if (!this.watched) {
      this.watched = true;
      await watchFocus(this.page);
    }
    return super.waitForTurn();
  }

  override async touch(): Promise<void> {
    const pathTo = await this.pathTo(this.selector, this.random());
    if (pathTo === null) {
      return this.skipWaiting();
    }
    await this.tab(pathTo.steps);
    await this.press(pathTo.right, 'ArrowRight', 'ArrowLeft');
    await this.press(pathTo.up, 'ArrowUp', 'ArrowDown');
    if (!(await this.isAt(this.selector))) {
      return; // what came meanwhile has moved the stops
    }
    await this.page.keyboard.press(this.decisions % 3 === 2 ? 'Space' : 'Enter');
  }

  protected override async confirmPrepared(): Promise<boolean> {
    // A key that is pressed on the board leaves the focus there, whatever is drawn anew.
    await this.expectFocus('body *');
    const go = 'section.bar .primary';
    if (this.decisions++ % 2 === 1) {
      await this.tab((await this.pathTo(go, 0))!.steps);
    }
    await this.page.keyboard.press((await this.isAt(go)) ? 'Enter' : 'Control+Enter');
    return true;
  }

  /** After a move the focus is on the board or on what is said below it, not at the beginning of the page. */
  override async move(): Promise<void> {
    await super.move();
    await this.expectFocus('main, section.bar');
    const longest = await this.page.evaluate(() => (window as unknown as Watched).longestLoss);
    expect(longest, 'frames without a focus').toBeLessThan(FRAMES);
  }

  /** The focus is, or is soon, within some element. */
  private async expectFocus(wanted: string): Promise<void> {
    const frames = await this.page.evaluate(
      async ({ wanted, most }) => {
        let frames = 0;
        while (frames < most && !document.activeElement?.closest(wanted)) {
          await new Promise(requestAnimationFrame);
          frames++;
        }
        return frames;
      },
      { wanted, most: FRAMES },
    );
    expect(frames, `frames until the focus was within ${wanted}`).toBeLessThan(FRAMES);
  }

  private tab(steps: number): Promise<void> {
    return this.press(steps, 'Tab', 'Shift+Tab');
  }

  private async press(times: number, on: string, back: string): Promise<void> {
    for (let i = 0; i < Math.abs(times); i++) {
      await this.page.keyboard.press(times > 0 ? on : back);
    }
  }

  private isAt(selector: string): Promise<boolean> {
    return this.page.evaluate((wanted) => document.activeElement!.matches(wanted), selector);
  }

  /** How many stops it is to one of those that are shown, and how many lots from there. */
  private pathTo(selector: string, random: number): Promise<{ steps: number; right: number; up: number } | null> {
    return this.page.evaluate(
      ({ selector, random }) => {
        const shown = (each: Element) => each.getClientRects().length > 0 && getComputedStyle(each).visibility === 'visible';
        const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, select, input, [tabindex="0"]')].filter(
          (each) => shown(each) && !(each as HTMLButtonElement).disabled && each.tabIndex >= 0,
        );
        const targets = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => stops.includes(each) || (each.dataset['lot'] && shown(each)));
        const target = targets[Math.floor(random * targets.length)];
        if (!target) return null;
        const stop = target.tabIndex >= 0 ? target : target.parentElement!.querySelector<HTMLElement>('[tabindex="0"]')!;
        const place = (each: HTMLElement) => [each.dataset['lot']?.charCodeAt(0) ?? 0, Number(each.dataset['lot']?.slice(1) ?? 0)] as const;
        const [[column, row], [fromColumn, fromRow]] = [place(target), place(stop)];
        const focused = document.activeElement!;
        // From what is no stop itself, such as a heading, Tab leads to the first stop after it, and back to the last one before.
        const at = stops.indexOf(focused as HTMLElement);
        const from = at >= 0 ? at : stops.findIndex((each) => focused.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) - 1;
        const steps = stops.indexOf(stop) - from;
        return { steps: at < 0 && steps <= 0 ? steps - 1 : steps, right: column - fromColumn, up: row - fromRow };
      },
      { selector, random },
    );
  }
}

/** What is told from now on to those who listen, one by one. */
export async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const log = document.querySelector('[role=log]')!;
    new MutationObserver((changes) => {
      for (const change of changes) change.addedNodes.forEach((node) => node.nodeName === 'P' && announcements.push(node.textContent!));
    }).observe(log, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}
