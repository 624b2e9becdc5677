package lucca.server.room;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Caches rooms that are not in use. The cache is bounded by count, weight and age, because tables
/// differ in size; the least recently used room is evicted first. Not thread-safe.
final class IdleRooms {
    private final CacheLimits limits;
    private final Map<String, Idle> rooms = new LinkedHashMap<>();
    private long weight;

    /// The limits of the cache.
    /// @param bytes estimated, see [Room#weight()]
    record CacheLimits(int rooms, long bytes, long millis) {
        private static final int SHARE = 16;

        /// At most a sixteenth of the heap.
        static CacheLimits standard() {
            return new CacheLimits(1000, Runtime.getRuntime().maxMemory() / SHARE, 60 * 60 * 1000L);
        }
    }

    private record Idle(Room room, long weight, long since) {}

    IdleRooms(CacheLimits limits) {
        this.limits = limits;
    }

    /// Adds a room, then evicts rooms until the cache is within its limits.
    void add(String id, Room room, long now) {
        Idle added = new Idle(room, room.weight(), now);
        rooms.put(id, added);
        weight += added.weight();
        Iterator<Idle> oldest = rooms.values().iterator();
        while (oldest.hasNext()) {
            Idle idle = oldest.next();
            if (isWithinLimits() && now - idle.since() <= limits.millis()) {
                return;
            }
            oldest.remove();
            weight -= idle.weight();
        }
    }

    private boolean isWithinLimits() {
        return rooms.size() <= limits.rooms() && weight <= limits.bytes();
    }

    /// Removes a room; returns `null` if it is not cached.
    @Nullable Room take(String id) {
        Idle idle = rooms.remove(id);
        if (idle == null) {
            return null;
        }
        weight -= idle.weight();
        return idle.room();
    }

    @Nullable Room get(String id) {
        Idle idle = rooms.get(id);
        return idle == null ? null : idle.room();
    }

    void forEach(Consumer<Room> action) {
        rooms.values().forEach(idle -> action.accept(idle.room()));
    }

    int size() {
        return rooms.size();
    }
}
