package lucca.server.executor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import lucca.server.limit.Requester;
import org.jspecify.annotations.Nullable;

/// A queue that serves addresses in turn, the persons of an address in turn, and the items of a
/// person in order. However much one requester asks for, every other requester waits for at most
/// one item of theirs. Not thread-safe.
public final class FairQueue<T> {
    private final Limits bounds;

    /// The next address to be served comes first.
    private final Map<Long, Lane<T>> lanes = new LinkedHashMap<>();

    private int size;

    /// The largest number of waiting items: in total, per address and per person. Only their
    /// address limits requesters who are not signed in.
    public record Limits(int total, int ofAddress, int ofPerson) {}

    /// The waiting items of one address; the next person to be served comes first.
    private static final class Lane<T> {
        private final Map<String, Deque<T>> persons = new LinkedHashMap<>();
        private int size;
    }

    public FairQueue(Limits bounds) {
        this.bounds = bounds;
    }

    /// Adds an item; false if a bound is reached.
    public boolean offer(Requester requester, T item) {
        Lane<T> lane = lanes.get(requester.address());
        Deque<T> own = lane == null ? null : lane.persons.get(requester.person());
        boolean full =
                size >= bounds.total()
                        || lane != null && lane.size >= bounds.ofAddress()
                        || own != null && requester.isKnown() && own.size() >= bounds.ofPerson();
        if (!full) {
            Lane<T> open = lanes.computeIfAbsent(requester.address(), address -> new Lane<>());
            open.persons.computeIfAbsent(requester.person(), id -> new ArrayDeque<>()).add(item);
            open.size++;
            size++;
        }
        return !full;
    }

    /// Removes the next item; `null` if the queue is empty.
    public @Nullable T poll() {
        if (lanes.isEmpty()) {
            return null;
        }
        long address = lanes.keySet().iterator().next();
        Lane<T> lane = Objects.requireNonNull(lanes.remove(address));
        String person = lane.persons.keySet().iterator().next();
        Deque<T> own = Objects.requireNonNull(lane.persons.remove(person));
        T item = own.poll();
        if (!own.isEmpty()) {
            lane.persons.put(person, own);
        }
        if (--lane.size > 0) {
            lanes.put(address, lane);
        }
        size--;
        return item;
    }

    /// Removes a waiting item; false if it is not in the queue.
    public boolean remove(Requester requester, T item) {
        Lane<T> lane = lanes.get(requester.address());
        Deque<T> own = lane == null ? null : lane.persons.get(requester.person());
        if (lane == null || own == null || !own.remove(item)) {
            return false;
        }
        if (own.isEmpty()) {
            lane.persons.remove(requester.person());
        }
        size--;
        if (--lane.size == 0) {
            lanes.remove(requester.address());
        }
        return true;
    }

    public int size() {
        return size;
    }
}
