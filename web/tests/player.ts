import { expect, type Locator, type Page } from '@playwright/test';

/** What can be touched on each board on the way to a move. */
const touchable: { [game: string]: string } = {
  towers: '[data-lot].can, main li[data-supply] button:not([disabled])[aria-pressed=false]',
  citta: 'main [data-move], main button[data-card]:not([disabled])[aria-pressed=false]',
  carrara: 'main [data-target]:not([aria-pressed=true])',
};

/** Plays at random, as a person does: touches what lights up until a move is prepared, looks, confirms. */
export class Player {
  private seed: number;

  constructor(
    readonly page: Page,
    private readonly game: string,
    seed: number,
  ) {
    this.seed = seed;
  }

  /** Waits until it is this player's turn, or the game is over. */
  async myTurn(): Promise<boolean> {
    await expect(this.over.or(this.asked).first()).toBeVisible({ timeout: 60_000 });
    return !(await this.over.isVisible());
  }

  /** Makes one decision. */
  async move(): Promise<void> {
    const before = await this.version();
    for (let touches = 0; touches < 25 && !(await this.confirm.isVisible()); touches++) {
      const targets = await this.page.locator(touchable[this.game]!).all();
      const seen: Locator[] = [];
      for (const target of targets.length > 40 ? this.some(targets, 12) : targets) {
        if (await target.isVisible()) seen.push(target);
      }
      if (seen.length > 0) {
        await seen[this.random(seen.length)]!.click({ force: true, timeout: 2000 }).catch(() => {});
      } else {
        await this.page.waitForTimeout(50);
      }
    }
    await this.confirm.click();
    await expect.poll(() => this.version(), { timeout: 20_000 }).toBeGreaterThan(before);
  }

  /** Until the game is over. */
  async play(): Promise<void> {
    while (await this.myTurn()) {
      await this.move();
    }
  }

  get confirm(): Locator {
    return this.page.getByRole('button', { name: 'Confirm' });
  }

  get over(): Locator {
    return this.page.getByRole('region', { name: 'The end' });
  }

  private get asked(): Locator {
    return this.page.locator('section.mine');
  }

  /** How many events the log has: it grows with every decision. */
  private async version(): Promise<number> {
    return Number(await this.page.locator('[data-version]').getAttribute('data-version'));
  }

  private some(all: Locator[], count: number): Locator[] {
    return Array.from({ length: count }, () => all[this.random(all.length)]!);
  }

  /** The same numbers in every run. */
  private random(below: number): number {
    this.seed = (Math.imul(this.seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * below);
  }
}
