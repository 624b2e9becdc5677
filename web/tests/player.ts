import { type Locator, type Page } from '@playwright/test';
import { targetsOf } from './games';

/** Plays random moves like a person: taps targets until a move is prepared, then confirms. */
export class Player {
  constructor(
    readonly page: Page,
    private readonly game: string,
    private seed: number,
  ) {}

  /** Plays until the game is over. */
  async play(): Promise<void> {
    while (await this.waitForTurn()) {
      await this.move();
    }
  }

  /** Plays until a place appears, for six decisions at most. */
  async playUntil(place: Locator): Promise<void> {
    for (let decisions = 0; decisions < 6 && (await this.waitForTurn()) && (await place.count()) === 0; decisions++) {
      await this.move();
    }
  }

  /** Waits until it is this player's turn; false if the game is over. */
  async waitForTurn(): Promise<boolean> {
    await this.page.waitForSelector('section.bar.mine, section.game-over', { timeout: 60_000 });
    return (await this.page.$('section.game-over')) === null;
  }

  /** Makes one decision. */
  async move(): Promise<void> {
    const before = await this.version();
    do {
      for (let touches = 0; touches < 30 && !(await this.isPrepared()); touches++) {
        await this.touch();
      }
    } while (!(await this.confirmPrepared()));
    await this.page.waitForFunction((version) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']) > version, before, {
      timeout: 60_000,
    });
  }

  /** Confirms the prepared move; false if that failed because another move has cleared it. */
  protected async confirmPrepared(): Promise<boolean> {
    return this.confirm.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  }

  /** Taps a random target. */
  async touch(): Promise<void> {
    const place = await this.page.evaluate(
      ({ selector, random }) => {
        const left = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
        // Targets with a covered middle are not tapped.
        while (left.length > 0) {
          const [target] = left.splice(Math.floor(random * left.length), 1);
          target!.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const box = target!.getBoundingClientRect();
          const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
          if (document.elementFromPoint(middle.x, middle.y)?.closest(selector) === target) {
            return middle;
          }
        }
        return null;
      },
      { selector: this.selector, random: this.random() },
    );
    if (place) {
      await this.page.mouse.click(place.x, place.y);
    } else {
      await this.skipWaiting();
    }
  }

  /** Skips the display of others' moves. */
  protected async skipWaiting(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.waitForTimeout(50); // an element may be covered for a moment
    await this.page.waitForSelector(`${this.selector}, [data-prepared], section.game-over`, { state: 'attached', timeout: 1000 }).catch(() => {});
  }

  /** The selector of tappable elements. */
  protected get selector(): string {
    return targetsOf(this.game);
  }

  get confirm(): Locator {
    return this.page.getByRole('button', { name: 'Confirm' });
  }

  get gameOverCard(): Locator {
    return this.page.locator('section.game-over');
  }

  async isPrepared(): Promise<boolean> {
    return (await this.page.$('[data-prepared]')) !== null;
  }

  async version(): Promise<number> {
    return Number(await this.page.getAttribute('[data-version]', 'data-version'));
  }

  /** A random number; the same sequence in every run. */
  protected random(): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.seed / 2 ** 32;
  }
}
