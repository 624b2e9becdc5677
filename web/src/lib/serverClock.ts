/**
 * The server's time, whatever the clock of this device shows. Each answer that comes from there, and not out of the
 * browser's store, tells it to the second; what several tell together is more exact than what each of them does.
 */
const SECOND = 1000;

/** The least and the most by which the server's clock may be ahead of this one. */
let minOffset = -Infinity;
let maxOffset = Infinity;

/** Takes notice of when an answer was given. */
export function syncServerClock(date: string | null, sentAt: number, receivedAt: number) {
  const serverDate = Date.parse(date ?? '');
  if (Number.isNaN(serverDate)) {
    return;
  }
  const [from, to] = [serverDate - receivedAt, serverDate + SECOND - sentAt];
  if (from > maxOffset || to < minOffset) {
    [minOffset, maxOffset] = [from, to]; // one of the clocks was set
  } else {
    [minOffset, maxOffset] = [Math.max(minOffset, from), Math.min(maxOffset, to)];
  }
}

/** What time it is at the server. A clock that may be right is taken to be right. */
export function serverTime(): number {
  return Date.now() + Math.min(Math.max(0, minOffset), maxOffset);
}
