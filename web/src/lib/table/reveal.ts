import { reveals } from '../luck';
import type { Table, View } from './table';

/** Reveals the salts of this device when a game starts, each once, unless it did not come through. */
export class Revealer {
  private readonly sent = new Set<string>();

  constructor(private readonly table: Pick<Table, 'id' | 'command'>) {}

  /** Takes notice of the table as it is now. */
  async follow(view: View): Promise<void> {
    for (const { seat, salt } of reveals(this.table.id, view)) {
      if (!this.sent.has(salt)) {
        this.sent.add(salt);
        const { ok } = await this.table.command('reveal', { seat, salt });
        if (!ok) {
          this.sent.delete(salt);
        }
      }
    }
  }
}
