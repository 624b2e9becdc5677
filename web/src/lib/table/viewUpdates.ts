/** Merges updates of a table into views: the first message is complete, later ones contain changes. */
import type { ChatPage, TableNews, TableView } from '../protocol/api';
import type { View } from './table';

/** The view after an update; `before` is `null` for a complete one. */
export function applyUpdate(before: View | null, update: TableView | TableNews): View {
  return {
    ...before,
    ...update.view,
    version: update.version,
    events: before && hasSameEvents(before, update) ? before.events : [...(before?.events.slice(0, update.from) ?? []), ...update.events],
    chat: [...(before?.chat ?? []), ...update.chat],
    earlier: 'earlier' in update ? update.earlier : (before?.earlier ?? false),
  } as View;
}

/** Adds the known older messages to a complete view, which contains only the latest. */
export function withKnownChat(view: View, before: View | null): View {
  const first = view.chat[0]?.version;
  const from = before?.chat.findIndex((message) => message.version === first) ?? -1;
  return !before || first === undefined || from < 0 ? view : { ...view, chat: [...before.chat.slice(0, from), ...view.chat], earlier: before.earlier };
}

/** Adds a page of older messages to a view. */
export function withOlderChat(view: View, page: ChatPage, before: number): View {
  return view.chat[0]?.version === before ? { ...view, chat: [...page.chat, ...view.chat], earlier: page.earlier } : view;
}

/** Whether the game has not changed. Then the array of events stays identical. */
function hasSameEvents(before: View, update: TableView | TableNews): boolean {
  return update.from === before.events.length && update.events.length === 0;
}

/**
 * Compares views with the server's hashes. Two mismatches in a row mean that the hashes are at fault, and checking
 * stops.
 */
export class ViewChecker {
  private wrong = 0;

  /** Whether a view has the server's hash. Members keep their order of arrival, so the serialized text is the same. */
  matches(view: View, hash: string): boolean {
    if (this.wrong === 2) {
      return true;
    }
    const { events: _, chat: __, earlier: ___, ...summed } = view;
    this.wrong = crc32(JSON.stringify(summed)) === hash ? 0 : this.wrong + 1;
    return this.wrong === 0;
  }
}

const POLYNOMIAL = 0xedb88320;
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) {
    rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  return rest;
});

/** The CRC-32 of a text, in the server's format. */
export function crc32(text: string): string {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(text)) {
    crc = CRC_TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  }
  return (~crc >>> 0).toString(16).padStart(8, '0');
}
