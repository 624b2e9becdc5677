import { expect, type Page } from '@playwright/test';
import { Player } from './player';

/** For how many frames the focus may be lost. Frames, not time, because slow machines draw fewer of them. */
const FRAMES = 10;

/** A page that records the longest loss of focus so far, in frames, after its first focus. */
interface Watched {
  longestLoss: number;
}

/** Watches the focus until the page is left. */
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

/** Expects that the focus was never lost, after waiting for enough frames to notice a present loss. */
export async function expectKeptFocus(page: Page): Promise<void> {
  const longest = await page.evaluate(async (frames) => {
    for (let i = 0; i < frames; i++) await new Promise(requestAnimationFrame);
    return (window as unknown as Watched).longestLoss;
  }, 2 * FRAMES);
  expect(longest, 'frames without a focus').toBeLessThan(FRAMES);
}

/**
 * Plays random moves by keyboard only: Tab and arrow keys move the focus, Enter and Space select, Control+Enter or the
 * button confirms.
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
      return; // an update has moved the tab stops
    }
    await this.page.keyboard.press(this.decisions % 3 === 2 ? 'Space' : 'Enter');
  }

  protected override async confirmPrepared(): Promise<boolean> {
    // A key pressed on the board keeps the focus there, even if the board is redrawn.
    await this.expectFocus('body *');
    const go = 'section.bar .primary';
    if (this.decisions++ % 2 === 1) {
      await this.tab((await this.pathTo(go, 0))!.steps);
    }
    await this.page.keyboard.press((await this.isAt(go)) ? 'Enter' : 'Control+Enter');
    return true;
  }

  /** After a move the focus is on the board or the action bar, not at the start of the page. */
  override async move(): Promise<void> {
    await super.move();
    await this.expectFocus('main, section.bar');
    const longest = await this.page.evaluate(() => (window as unknown as Watched).longestLoss);
    expect(longest, 'frames without a focus').toBeLessThan(FRAMES);
  }

  /** Waits some frames until the focus is within an element. */
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

  /** The number of tab stops to a visible target, and of lots from there. */
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
        // From an element that is no tab stop, such as a heading, Tab leads to the next stop, Shift+Tab to the previous
        // one.
        const at = stops.indexOf(focused as HTMLElement);
        const from = at >= 0 ? at : stops.findIndex((each) => focused.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) - 1;
        const steps = stops.indexOf(stop) - from;
        return { steps: at < 0 && steps <= 0 ? steps - 1 : steps, right: column - fromColumn, up: row - fromRow };
      },
      { selector, random },
    );
  }
}

/** Collects the announcements for screen readers from now on. */
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
