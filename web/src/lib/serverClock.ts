/**
 * Estimates the server's time, whatever the clock of this device shows. Each uncached response carries it in whole
 * seconds; several responses together narrow it down.
 */
const SECOND = 1000;

/** The lower and upper bound of the server clock's offset from this one. */
let minOffset = -Infinity;
let maxOffset = Infinity;

/** Narrows the bounds by the date of a response. */
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

/** The present time at the server. The clock of this device is used while it is within the bounds. */
export function serverTime(): number {
  return Date.now() + Math.min(Math.max(0, minOffset), maxOffset);
}
