import { type Locator, type Page } from '@playwright/test';

/** What can be touched on each board on the way to a move. */
const touchable: { [game: string]: string } = {
  towers: '[data-lot].can, main li[data-supply] button:not([disabled])[aria-pressed=false]',
  citta: 'main [data-move], main button[data-card]:not([disabled])[aria-pressed=false]',
  carrara: 'main [data-target]:not([aria-pressed=true])',
};

/** Plays at random, as a person does: touches what lights up until a move is prepared, looks, confirms. */
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

  /** Plays until there is something to be touched, for six decisions at most. */
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
    await this.page.waitForFunction(
      (version) => Number(document.querySelector<HTMLElement>('[data-version]')?.dataset['version']) > version,
      before,
      { timeout: 60_000 },
    );
  }

  /** Confirms what is prepared; false if that could not be done, as another's move had taken it away. */
  protected async confirmPrepared(): Promise<boolean> {
    return this.confirm.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
  }

  /** Touches one of the things that light up. */
  async touch(): Promise<void> {
    const place = await this.page.evaluate(
      ({ selector, random }) => {
        const left = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);
        // What is behind something else in its middle is not touched there.
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

  /** Whoever waits for others' moves to be shown need not. */
  protected async skipWaiting(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await this.page.waitForTimeout(50); // something may be in the way for a moment
    await this.page.waitForSelector(`${this.selector}, [data-prepared], section.game-over`, { state: 'attached', timeout: 1000 }).catch(() => {});
  }

  /** What can be touched. */
  protected get selector(): string {
    return touchable[this.game]!;
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

  /** The same numbers in every run. */
  protected random(): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return this.seed / 2 ** 32;
  }
}

