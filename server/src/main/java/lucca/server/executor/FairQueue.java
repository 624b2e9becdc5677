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
    private final Limits limits;

    /// The next address to be served comes first.
    private final Map<Long, AddressQueue<T>> queuesByAddress = new LinkedHashMap<>();

    private int size;

    /// The largest number of waiting items: in total, per address and per person. Requesters who
    /// are not signed in are limited per address only.
    public record Limits(int total, int ofAddress, int ofPerson) {}

    /// The waiting items of one address; the next person to be served comes first.
    private static final class AddressQueue<T> {
        private final Map<String, Deque<T>> persons = new LinkedHashMap<>();
        private int size;
    }

    public FairQueue(Limits limits) {
        this.limits = limits;
    }

    /// Adds an item; false if a limit is reached.
    public boolean offer(Requester requester, T item) {
        AddressQueue<T> queue = queuesByAddress.get(requester.address());
        Deque<T> own = queue == null ? null : queue.persons.get(requester.person());
        boolean full =
                size >= limits.total()
                        || queue != null && queue.size >= limits.ofAddress()
                        || own != null && requester.isKnown() && own.size() >= limits.ofPerson();
        if (!full) {
            AddressQueue<T> open =
                    queuesByAddress.computeIfAbsent(
                            requester.address(), address -> new AddressQueue<>());
            open.persons.computeIfAbsent(requester.person(), id -> new ArrayDeque<>()).add(item);
            open.size++;
            size++;
        }
        return !full;
    }

    /// Removes the next item; `null` if the queue is empty.
    public @Nullable T poll() {
        if (queuesByAddress.isEmpty()) {
            return null;
        }
        long address = queuesByAddress.keySet().iterator().next();
        AddressQueue<T> queue = Objects.requireNonNull(queuesByAddress.remove(address));
        String person = queue.persons.keySet().iterator().next();
        Deque<T> own = Objects.requireNonNull(queue.persons.remove(person));
        T item = own.poll();
        if (!own.isEmpty()) {
            queue.persons.put(person, own);
        }
        if (--queue.size > 0) {
            queuesByAddress.put(address, queue);
        }
        size--;
        return item;
    }

    /// Removes a waiting item; false if it is not in the queue.
    public boolean remove(Requester requester, T item) {
        AddressQueue<T> queue = queuesByAddress.get(requester.address());
        Deque<T> own = queue == null ? null : queue.persons.get(requester.person());
        if (queue == null || own == null || !own.remove(item)) {
            return false;
        }
        if (own.isEmpty()) {
            queue.persons.remove(requester.person());
        }
        size--;
        if (--queue.size == 0) {
            queuesByAddress.remove(requester.address());
        }
        return true;
    }

    public int size() {
        return size;
    }
}
