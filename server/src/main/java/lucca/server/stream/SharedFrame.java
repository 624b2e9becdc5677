package lucca.server.stream;

import java.util.concurrent.atomic.AtomicInteger;

/// Bytes that are sent to any number of readers. All of them share the same array, so it counts
/// once for as long as at least one queue holds it.
public final class SharedFrame {
    private final byte[] bytes;
    private final AtomicInteger references = new AtomicInteger();

    public SharedFrame(byte[] bytes) {
        this.bytes = bytes;
    }

    /// Nobody changes them.
    public byte[] bytes() {
        return bytes;
    }

    public int length() {
        return bytes.length;
    }

    /// Whether this holder is the first.
    boolean retain() {
        return references.getAndIncrement() == 0;
    }

    /// Whether this holder was the last.
    boolean release() {
        return references.decrementAndGet() == 0;
    }
}
