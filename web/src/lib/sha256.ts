/**
 * The constants of the standard: the first 32 bits of the fractional parts of roots of the first primes. A double has
 * enough spare bits that rounding does not matter.
 */
const primes = Array.from({ length: 310 }, (_, i) => i + 2).filter((n, _, all) => !all.some((d) => d * d <= n && n % d === 0));
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
const ROUND_CONSTANTS = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));
const INITIAL_STATE = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/**
 * The SHA-256 of a text in UTF-8, as hexadecimal digits. Browsers offer SHA-256 only on sites with a certificate, which
 * home servers often lack.
 */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) << 6));
  bytes.forEach((byte, i) => padded.setUint8(i, byte));
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  let state = INITIAL_STATE;
  for (let at = 0; at < padded.byteLength; at += 64) {
    state = compress(state, messageSchedule(padded, at));
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function messageSchedule(from: DataView, at: number): number[] {
  const all = Array.from({ length: 16 }, (_, i) => from.getInt32(at + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [early, late] = [all[i - 15]!, all[i - 2]!];
    const one = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const other = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    all.push((all[i - 16]! + one + all[i - 7]! + other) | 0);
  }
  return all;
}

function compress(state: number[], words: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, i) => {
    const one = (h + (rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)) + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + word) | 0;
    const two = ((rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}
