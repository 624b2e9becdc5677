package lucca.table;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Computes SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) without `java.security`, which is not
/// in TeaVM. The browser verifies chance outcomes with this same code.
public final class Sha256 {
    private static final int BLOCK = 64;
    private static final int LENGTH_BYTES = 8;
    private static final int ROUNDS = 64;

    /// The round constants: fractions of the cube roots of the first primes.
    private static final int[] ROOTS = {
        0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
        0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
        0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
        0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
        0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
        0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
        0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
        0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
        0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
        0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
        0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
    };

    /// The initial state: fractions of the square roots of the first primes.
    private static final int[] START = {
        0x6a09e667,
        0xbb67ae85,
        0x3c6ef372,
        0xa54ff53a,
        0x510e527f,
        0x9b05688c,
        0x1f83d9ab,
        0x5be0cd19,
    };

    private Sha256() {}

    public static byte[] digest(byte[] message) {
        int[] state = START.clone();
        byte[] padded = pad(message);
        int[] words = new int[ROUNDS];
        for (int at = 0; at < padded.length; at += BLOCK) {
            mix(state, padded, at, words);
        }
        byte[] out = new byte[state.length * Integer.BYTES];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (state[i / Integer.BYTES] >>> 24 - 8 * (i % Integer.BYTES));
        }
        return out;
    }

    /// The digest of a text in UTF-8, in hexadecimal.
    public static String hex(String text) {
        return Hex.write(digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    public static byte[] hmac(byte[] key, byte[] message) {
        byte[] block = Arrays.copyOf(key.length > BLOCK ? digest(key) : key, BLOCK);
        byte[] inner = digest(joined(masked(block, 0x36), message));
        return digest(joined(masked(block, 0x5c), inner));
    }

    private static byte[] masked(byte[] block, int mask) {
        byte[] out = new byte[block.length];
        for (int i = 0; i < out.length; i++) {
            out[i] = (byte) (block[i] ^ mask);
        }
        return out;
    }

    private static byte[] joined(byte[] head, byte[] tail) {
        byte[] out = Arrays.copyOf(head, head.length + tail.length);
        System.arraycopy(tail, 0, out, head.length, tail.length);
        return out;
    }

    private static byte[] pad(byte[] message) {
        int blocks = (message.length + LENGTH_BYTES) / BLOCK + 1;
        byte[] out = Arrays.copyOf(message, blocks * BLOCK);
        out[message.length] = (byte) 0x80;
        long bits = 8L * message.length;
        for (int i = 1; i <= LENGTH_BYTES; i++, bits >>>= 8) {
            out[out.length - i] = (byte) bits;
        }
        return out;
    }

    private static void mix(int[] state, byte[] from, int at, int[] words) {
        schedule(from, at, words);
        int[] v = state.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int e = v[4];
            int a = v[0];
            int sum1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
            int temp1 = v[7] + sum1 + (e & v[5] ^ ~e & v[6]) + ROOTS[i] + words[i];
            int sum0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
            int temp2 = sum0 + (a & v[1] ^ a & v[2] ^ v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, v.length - 1);
            v[4] += temp1;
            v[0] = temp1 + temp2;
        }
        for (int i = 0; i < state.length; i++) {
            state[i] += v[i];
        }
    }

    private static void schedule(byte[] from, int at, int[] words) {
        for (int i = 0; i < 16; i++) {
            int word = 0;
            for (int j = 0; j < Integer.BYTES; j++) {
                word = word << 8 | from[at + i * Integer.BYTES + j] & 0xff;
            }
            words[i] = word;
        }
        for (int i = 16; i < ROUNDS; i++) {
            int early = words[i - 15];
            int late = words[i - 2];
            words[i] =
                    words[i - 16]
                            + (turn(early, 7) ^ turn(early, 18) ^ early >>> 3)
                            + words[i - 7]
                            + (turn(late, 17) ^ turn(late, 19) ^ late >>> 10);
        }
    }

    private static int turn(int word, int by) {
        return Integer.rotateRight(word, by);
    }
}
