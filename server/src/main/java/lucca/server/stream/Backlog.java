package lucca.server.stream;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/// The bytes that wait for readers, over all streams of the server and for each address.
///
/// The total is what the queues take in memory: a frame in several queues counts once. For an
/// address all of its queues count in full, as nobody else should pay for what it does not read.
public final class Backlog {
    /// What Tomcat sets aside for a response that does not fit into the buffers of the network.
    static final int PER_STREAM = 64 * 1024;

    private static final int SLACK = 4;

    private final long most;
    private final long mostOfAddress;
    private final AtomicLong total = new AtomicLong();
    private final Map<Long, Long> ofAddresses = new ConcurrentHashMap<>();

    /// @param most in all
    /// @param mostOfAddress of one address
    public Backlog(long most, long mostOfAddress) {
        this.most = most;
        this.mostOfAddress = mostOfAddress;
    }

    /// A frame was queued.
    /// @param first whether nothing else waited in the queue
    public void add(long address, Frame frame, boolean first) {
        long stream = first ? PER_STREAM : 0;
        total.addAndGet(stream + (frame.hold() ? frame.length() : 0));
        ofAddresses.merge(address, stream + frame.length(), Long::sum);
    }

    /// A frame has left a queue.
    /// @param last whether nothing else waits in the queue
    public void remove(long address, Frame frame, boolean last) {
        long stream = last ? PER_STREAM : 0;
        total.addAndGet(-stream - (frame.release() ? frame.length() : 0));
        long bytes = stream + frame.length();
        ofAddresses.computeIfPresent(
                address, (same, before) -> before <= bytes ? null : before - bytes);
    }

    public boolean isFull() {
        return total.get() > most;
    }

    public boolean isFull(long address) {
        return of(address) > mostOfAddress;
    }

    /// Whether enough was removed: somewhat more than just below the limit, so that not every new
    /// message fills it again.
    public boolean hasRoom() {
        return total.get() <= most - most / SLACK;
    }

    public boolean hasRoom(long address) {
        return of(address) <= mostOfAddress - mostOfAddress / SLACK;
    }

    /// The bytes that wait in all.
    public long total() {
        return total.get();
    }

    private long of(long address) {
        return ofAddresses.getOrDefault(address, 0L);
    }
}
