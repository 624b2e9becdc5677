import { expect, type Page } from '@playwright/test';
import { Player } from './player';

/**
 * Plays at random by keys alone: goes from stop to stop as Tab does, and by arrows where one stop stands for many lots,
 * Enter touches, Control+Enter or the button confirms.
 */
export class KeyPlayer extends Player {
  private decisions = 0;

  override async touch(): Promise<void> {
    const way = await this.way(this.selector, this.random());
    if (way === null) {
      return this.hurry();
    }
    await this.tab(way.steps);
    await this.press(way.right, 'ArrowRight', 'ArrowLeft');
    await this.press(way.up, 'ArrowUp', 'ArrowDown');
    if (!(await this.isAt(this.selector))) {
      return; // what came meanwhile has moved the stops
    }
    await this.page.keyboard.press(this.decisions % 3 === 2 ? 'Space' : 'Enter');
  }

  protected override async settle(): Promise<void> {
    // A key that is pressed on the board leaves the focus there, whatever is drawn anew.
    await expect.poll(() => this.where()).not.toBe('BODY');
    const go = 'section.bar .go';
    if (this.decisions++ % 2 === 1) {
      await this.tab((await this.way(go, 0))!.steps);
    }
    await this.page.keyboard.press((await this.isAt(go)) ? 'Enter' : 'Control+Enter');
  }

  /** After a move the focus is on the board or on what is said below it, not at the beginning of the page. */
  override async move(): Promise<void> {
    await super.move();
    await this.page.waitForFunction(() => document.activeElement!.closest('main, section.bar'), null, { timeout: 30_000 });
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

  private where(): Promise<string> {
    return this.page.evaluate(() => document.activeElement!.tagName);
  }

  /** How many stops it is to one of those that are shown, and how many lots from there. */
  private way(selector: string, random: number): Promise<{ steps: number; right: number; up: number } | null> {
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
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    const log = document.querySelector('[role=log]')!;
    new MutationObserver((changes) => {
      for (const change of changes) change.addedNodes.forEach((node) => node.nodeName === 'P' && told.push(node.textContent!));
    }).observe(log, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { told: string[] }).told);
}
