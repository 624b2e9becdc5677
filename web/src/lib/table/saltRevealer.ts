import { serverTime } from '../serverClock';
import { saltsToReveal } from '../shuffleCommitments';
import type { Table, View } from './table';

/** The delay in milliseconds before a salt is sent again. */
const RETRY_DELAY = 1000;

/** Reveals the salts of this device when a game starts, retrying each until it is accepted or too late. */
export class SaltRevealer {
  private readonly sent = new Set<string>();
  private view: View | null = null;

  constructor(private readonly table: Pick<Table, 'id' | 'command'>) {}

  /** Reveals missing salts of a new view. */
  async update(view: View): Promise<void> {
    this.view = view;
    if (view.starting) {
      await Promise.all(saltsToReveal(this.table.id, view).map(({ seat, salt }) => this.reveal(seat, salt)));
    }
  }

  private async reveal(seat: number, salt: string): Promise<void> {
    if (this.sent.has(salt)) {
      return;
    }
    this.sent.add(salt);
    while (!(await this.table.command({ type: 'reveal', seat, salt })).ok) {
      if (!this.isMissing(seat)) {
        this.sent.delete(salt);
        return;
      }
      await new Promise((done) => setTimeout(done, RETRY_DELAY));
    }
  }

  private isMissing(seat: number): boolean {
    const starting = this.view?.starting;
    return !!starting && starting.missing.includes(seat) && serverTime() < starting.deadline;
  }
}
