package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/// Assembles JSON from encoded parts, which are copied only once at the end.
final class JsonBuffer {
    private static final byte[] COMMA = {','};

    /// Enough parts for most messages.
    private static final int DEFAULT_CAPACITY = 64;

    private final List<byte[]> parts = new ArrayList<>(DEFAULT_CAPACITY);
    private int length;
    private boolean hasItems;

    JsonBuffer append(String part) {
        return append(part.getBytes(StandardCharsets.UTF_8));
    }

    JsonBuffer append(byte[] part) {
        parts.add(part);
        length += part.length;
        return this;
    }

    /// Begins an object or an array.
    JsonBuffer open(String bracket) {
        hasItems = false;
        return append(bracket);
    }

    /// Adds a member or an element.
    JsonBuffer appendItem(byte[] part) {
        if (hasItems) {
            append(COMMA);
        }
        hasItems = true;
        return append(part);
    }

    /// All parts, joined.
    byte[] bytes() {
        byte[] whole = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, whole, at, part.length);
            at += part.length;
        }
        return whole;
    }

    /// The CRC-32 of the joined parts.
    int crc32() {
        CRC32 sum = new CRC32();
        parts.forEach(sum::update);
        return (int) sum.getValue();
    }
}
