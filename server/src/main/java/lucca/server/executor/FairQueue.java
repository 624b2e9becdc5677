package lucca.server.executor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import lucca.server.limit.Requester;
import org.jspecify.annotations.Nullable;

/// A queue that serves addresses in turn, for each address its persons in turn, and for each person
/// what came first. However much somebody asks for, everybody else waits for one item of theirs at
/// most. It is not safe for several threads.
public final class FairQueue<T> {
    private final Bounds bounds;

    /// The next address to be served is the first.
    private final Map<Long, Lane<T>> lanes = new LinkedHashMap<>();

    private int size;

    /// How many items may wait, in all, of one address and of one person. Those whom nobody knows
    /// may be many, so only their address counts.
    public record Bounds(int total, int ofAddress, int ofPerson) {}

    /// What waits of one address; the next person to be served is the first.
    private static final class Lane<T> {
        private final Map<String, Deque<T>> persons = new LinkedHashMap<>();
        private int size;
    }

    public FairQueue(Bounds bounds) {
        this.bounds = bounds;
    }

    /// Adds an item, if it is not too much.
    public boolean offer(Requester who, T item) {
        Lane<T> lane = lanes.get(who.address());
        Deque<T> own = lane == null ? null : lane.persons.get(who.person());
        boolean full =
                size >= bounds.total()
                        || lane != null && lane.size >= bounds.ofAddress()
                        || own != null && who.isKnown() && own.size() >= bounds.ofPerson();
        if (!full) {
            Lane<T> open = lanes.computeIfAbsent(who.address(), address -> new Lane<>());
            open.persons.computeIfAbsent(who.person(), person -> new ArrayDeque<>()).add(item);
            open.size++;
            size++;
        }
        return !full;
    }

    /// Takes the next item; `null` if there is none.
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

    /// Takes out an item that nobody waits for any more.
    public boolean remove(Requester who, T item) {
        Lane<T> lane = lanes.get(who.address());
        Deque<T> own = lane == null ? null : lane.persons.get(who.person());
        if (lane == null || own == null || !own.remove(item)) {
            return false;
        }
        if (own.isEmpty()) {
            lane.persons.remove(who.person());
        }
        size--;
        if (--lane.size == 0) {
            lanes.remove(who.address());
        }
        return true;
    }

    public int size() {
        return size;
    }
}
