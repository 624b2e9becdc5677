package lucca.server.stream;

import java.util.concurrent.atomic.AtomicInteger;

/// A byte array that is sent to any number of clients. They share the same array, so it counts once
/// as long as at least one queue contains it.
public final class SharedFrame {
    private final byte[] bytes;
    private final AtomicInteger references = new AtomicInteger();

    public SharedFrame(byte[] bytes) {
        this.bytes = bytes;
    }

    /// The shared array; it must not be modified.
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
