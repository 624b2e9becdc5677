/**
 * The server's time, whatever the clock of this device shows. Each answer that comes from there, and not out of the
 * browser's store, tells it to the second; what several tell together is more exact than what each of them does.
 */
const SECOND = 1000;

/** The least and the most by which the server's clock may be ahead of this one. */
let least = -Infinity;
let most = Infinity;

/** Takes notice of when an answer was given. */
export function noteTime(date: string | null, asked: number, answered: number) {
  const told = Date.parse(date ?? '');
  if (Number.isNaN(told)) {
    return;
  }
  const [from, to] = [told - answered, told + SECOND - asked];
  if (from > most || to < least) {
    [least, most] = [from, to]; // one of the clocks was set
  } else {
    [least, most] = [Math.max(least, from), Math.min(most, to)];
  }
}

/** What time it is at the server. A clock that may be right is taken to be right. */
export function serverTime(): number {
  return Date.now() + Math.min(Math.max(0, least), most);
}
