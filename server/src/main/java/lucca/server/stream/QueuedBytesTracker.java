package lucca.server.stream;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/// The bytes that wait for readers, over all streams of the server and for each address.
///
/// The total is what the queues take in memory: a frame in several queues counts once. For an
/// address all of its queues count in full, as nobody else should pay for what it does not read.
public final class QueuedBytesTracker {
    /// What Tomcat sets aside for a response that does not fit into the buffers of the network.
    static final int PER_STREAM = 64 * 1024;

    private static final int RECOVERY_FRACTION = 4;

    private final long limit;
    private final long limitPerAddress;
    private final AtomicLong total = new AtomicLong();
    private final Map<Long, Long> byAddress = new ConcurrentHashMap<>();

    /// @param most in all
    /// @param mostOfAddress of one address
    public QueuedBytesTracker(long most, long mostOfAddress) {
        this.limit = most;
        this.limitPerAddress = mostOfAddress;
    }

    /// A frame was queued.
    /// @param first whether nothing else waited in the queue
    public void add(long address, SharedFrame sharedFrame, boolean first) {
        long stream = first ? PER_STREAM : 0;
        total.addAndGet(stream + (sharedFrame.retain() ? sharedFrame.length() : 0));
        byAddress.merge(address, stream + sharedFrame.length(), Long::sum);
    }

    /// A frame has left a queue.
    /// @param last whether nothing else waits in the queue
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

    /// Whether enough was removed: somewhat more than just below the limit, so that not every new
    /// message fills it again.
    public boolean hasRoom() {
        return total.get() <= limit - limit / RECOVERY_FRACTION;
    }

    public boolean hasRoom(long address) {
        return queuedFor(address) <= limitPerAddress - limitPerAddress / RECOVERY_FRACTION;
    }

    /// The bytes that wait in all.
    public long total() {
        return total.get();
    }

    private long queuedFor(long address) {
        return byAddress.getOrDefault(address, 0L);
    }
}
