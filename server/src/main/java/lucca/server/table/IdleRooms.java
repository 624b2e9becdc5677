package lucca.server.table;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Rooms that nobody uses but somebody may soon. As their tables differ in size, they are bounded
/// by their weight too; the one that was used longest ago goes first. It is not safe for several
/// threads.
final class IdleRooms {
    private final Bounds bounds;
    private final Map<String, Idle> rooms = new LinkedHashMap<>();
    private long weight;

    /// How much is kept, and for how long.
    /// @param bytes estimated, see [Room#weight()]
    record Bounds(int rooms, long bytes, long millis) {
        private static final int SHARE = 16;

        /// A sixteenth of the heap.
        static Bounds standard() {
            return new Bounds(1000, Runtime.getRuntime().maxMemory() / SHARE, 60 * 60 * 1000L);
        }
    }

    private record Idle(Room room, long weight, long since) {}

    IdleRooms(Bounds bounds) {
        this.bounds = bounds;
    }

    /// Keeps a room, but none that is too big, old or many.
    void add(String id, Room room, long now) {
        Idle added = new Idle(room, room.weight(), now);
        rooms.put(id, added);
        weight += added.weight();
        Iterator<Idle> oldest = rooms.values().iterator();
        while (oldest.hasNext()) {
            Idle idle = oldest.next();
            if (isWithinBounds() && now - idle.since() <= bounds.millis()) {
                return;
            }
            oldest.remove();
            weight -= idle.weight();
        }
    }

    private boolean isWithinBounds() {
        return rooms.size() <= bounds.rooms() && weight <= bounds.bytes();
    }

    /// Takes a room out; `null` if it is not there.
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

    void forEach(Consumer<Room> what) {
        rooms.values().forEach(idle -> what.accept(idle.room()));
    }

    int size() {
        return rooms.size();
    }
}
