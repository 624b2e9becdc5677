package lucca.bench.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// Searches for text in bytes without decoding all of them.
final class ByteSearch {
    private ByteSearch() {}

    /// The position after the first occurrence of a word from a position on; -1 if there is none.
    static int after(ByteBuffer bytes, int from, String word) {
        char first = word.charAt(0);
        int last = bytes.limit() - word.length();
        for (int at = from; at <= last; at++) {
            if (bytes.get(at) == first && isAt(bytes, at, word)) {
                return at + word.length();
            }
        }
        return -1;
    }

    private static boolean isAt(ByteBuffer bytes, int at, String word) {
        for (int i = 1; i < word.length(); i++) {
            if (bytes.get(at + i) != word.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    static String text(ByteBuffer bytes, int from, int to) {
        byte[] part = new byte[to - from];
        bytes.get(from, part);
        return new String(part, StandardCharsets.UTF_8);
    }

    /// The integer that is written at a position.
    static long number(ByteBuffer bytes, int from) {
        long number = 0;
        for (int at = from; at < bytes.limit(); at++) {
            int digit = bytes.get(at) - '0';
            if (digit < 0 || digit > 9) {
                break;
            }
            number = 10 * number + digit;
        }
        return number;
    }
}
