package lucca.server.stream;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/// Counts the bytes queued for clients, in total and per address.
///
/// The total is the memory that the queues use: a frame in several queues counts once. For an
/// address all of its queues count in full, because others must not pay for what it does not read.
public final class QueuedBytesTracker {
    /// The buffer that Tomcat allocates for a response that exceeds the network buffers.
    static final int PER_STREAM = 64 * 1024;

    private static final int RECOVERY_FRACTION = 4;

    private final long limit;
    private final long limitPerAddress;
    private final AtomicLong total = new AtomicLong();
    private final Map<Long, Long> byAddress = new ConcurrentHashMap<>();

    /// @param limit the limit for all addresses together
    /// @param limitPerAddress the limit for one address
    public QueuedBytesTracker(long limit, long limitPerAddress) {
        this.limit = limit;
        this.limitPerAddress = limitPerAddress;
    }

    /// Records that a frame was queued.
    /// @param first whether the queue was empty before
    public void add(long address, SharedFrame sharedFrame, boolean first) {
        long stream = first ? PER_STREAM : 0;
        total.addAndGet(stream + (sharedFrame.retain() ? sharedFrame.length() : 0));
        byAddress.merge(address, stream + sharedFrame.length(), Long::sum);
    }

    /// Records that a frame has left a queue.
    /// @param last whether the queue is empty now
    public void remove(long address, SharedFrame sharedFrame, boolean last) {
        long stream = last ? PER_STREAM : 0;
        total.addAndGet(-stream - (sharedFrame.release() ? sharedFrame.length() : 0));
        long bytes = stream + sharedFrame.length();
        byAddress.computeIfPresent(
                address, (same, before) -> before <= bytes ? null : before - bytes);
    }

    public boolean isFull() {
        return total.get() > limit;
    }

    public boolean isFull(long address) {
        return queuedFor(address) > limitPerAddress;
    }

    /// Whether enough bytes were removed. The threshold is well below the limit, so that the next
    /// message does not exceed it again at once.
    public boolean hasRoom() {
        return total.get() <= limit - limit / RECOVERY_FRACTION;
    }

    public boolean hasRoom(long address) {
        return queuedFor(address) <= limitPerAddress - limitPerAddress / RECOVERY_FRACTION;
    }

    /// The number of queued bytes.
    public long total() {
        return total.get();
    }

    private long queuedFor(long address) {
        return byAddress.getOrDefault(address, 0L);
    }
}
