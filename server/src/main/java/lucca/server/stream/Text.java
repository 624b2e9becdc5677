package lucca.server.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;

/// JSON that is put together of parts, each of them written before. They are copied only once, when
/// all are there.
final class Text {
    private static final byte[] COMMA = {','};

    /// The number of parts that most have.
    private static final int USUAL = 64;

    private final List<byte[]> parts = new ArrayList<>(USUAL);
    private int length;
    private boolean inside;

    Text add(String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    Text add(byte[] part) {
        parts.add(part);
        length += part.length;
        return this;
    }

    /// Begins an object or an array.
    Text begin(String bracket) {
        inside = false;
        return add(bracket);
    }

    /// Adds a member or an element.
    Text item(byte[] part) {
        if (inside) {
            add(COMMA);
        }
        inside = true;
        return add(part);
    }

    /// All parts as one.
    byte[] bytes() {
        byte[] whole = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, whole, at, part.length);
            at += part.length;
        }
        return whole;
    }

    /// The CRC-32 of all parts as one.
    int sum() {
        CRC32 sum = new CRC32();
        parts.forEach(sum::update);
        return (int) sum.getValue();
    }
}
