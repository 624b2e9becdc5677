package lucca.server.room;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import lucca.server.store.Journal;
import lucca.server.store.JournalChange;
import lucca.server.store.JournalWriteException;
import lucca.server.store.TableQueries;
import lucca.server.store.TableSummary;
import lucca.server.web.FailureLogDeduplicator;
import lucca.server.web.ProblemException;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Holds the rooms in use, and caches rooms that were used recently.
@Component
public final class RoomRegistry {
    private static final Logger LOG = LoggerFactory.getLogger(RoomRegistry.class);

    private final TableQueries queries;
    private final Journal journal;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, UsedRoom> used = new HashMap<>();
    private final IdleRooms idle;
    private final FailureLogDeduplicator logged = new FailureLogDeduplicator();
    private final RoomCatchUpQueue catchUpQueue = new RoomCatchUpQueue(this::catchUp);
    private TableScheduler scheduler = TableScheduler.NONE;
    private volatile boolean closing;

    /// A room and the number of its users.
    private record UsedRoom(Room room, int users) {}

    @Autowired
    public RoomRegistry(TableQueries queries, Journal journal, InstantSource clock) {
        this(queries, journal, clock, IdleRooms.CacheLimits.standard());
    }

    RoomRegistry(
            TableQueries queries,
            Journal journal,
            InstantSource clock,
            IdleRooms.CacheLimits limits) {
        idle = new IdleRooms(limits);
        this.queries = queries;
        this.journal = journal;
        this.clock = clock;
        journal.onLateWrite(this::announceVersion);
    }

    /// Sets the scheduler for all tables.
    public synchronized void useScheduler(TableScheduler tableScheduler) {
        scheduler = tableScheduler;
    }

    private synchronized TableScheduler scheduler() {
        return scheduler;
    }

    /// Opens a table and returns its id. If a table was already opened with the same key, returns
    /// the id of that table.
    /// @param key the idempotency key of the host
    public String open(TableDraft tableDraft, @Nullable IdempotencyKey key) {
        Table table = tableDraft.table();
        String id = TableIdGenerator.random(random);
        TableSummary tableSummary =
                TableSummary.of(id, table, scheduler().deadline(table, table.time()));
        String text = key == null ? null : key.text();
        String fingerprint = key == null ? null : key.fingerprint();
        JournalChange.TableCreation tableCreation =
                new JournalChange.TableCreation(tableDraft.secret(), text, tableDraft.source());
        if (journal.persist(
                new JournalChange.AppendedEntries(
                        tableSummary, tableDraft.entries(), tableCreation, fingerprint))) {
            return withRoom(
                    id,
                    room -> {
                        room.initialize(tableDraft);
                        return id;
                    });
        }
        return findOpened(table.host(), key)
                .orElseThrow(() -> JournalWriteException.notWritten("the table was opened before"));
    }

    /// The table that a person has opened with an idempotency key.
    /// @throws ProblemException if the key was used for another request
    public Optional<String> findOpened(String host, @Nullable IdempotencyKey key) {
        if (key == null) {
            return Optional.empty();
        }
        Optional<String> table = queries.findOpened(host, key.text());
        table.ifPresent(id -> key.checkFingerprint(queries.fingerprint(id, 1)));
        return table;
    }

    /// Runs an action in the room of a table.
    public <T> T withRoom(String id, Function<Room, T> action) {
        try (RoomLease roomLease = lease(id)) {
            return action.apply(roomLease.room());
        }
    }

    /// Keeps a room in use until it is closed.
    public interface RoomLease extends AutoCloseable {
        Room room();

        @Override
        void close();
    }

    /// Acquires the room of a table.
    public RoomLease lease(String id) {
        if (!TableIdGenerator.isValid(id)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
        }
        Room room = acquire(id);
        if (closing) {
            room.closeStreams();
        }
        return new RoomLease() {
            @Override
            public Room room() {
                return room;
            }

            @Override
            public void close() {
                release(id);
            }
        };
    }

    private synchronized Room acquire(String id) {
        UsedRoom usedRoom = used.get(id);
        if (usedRoom == null) {
            Room known = idle.take(id);
            Room room = known == null ? new Room(id, queries, journal, clock, scheduler) : known;
            usedRoom = new UsedRoom(room, 0);
        }
        used.put(id, new UsedRoom(usedRoom.room(), usedRoom.users() + 1));
        return usedRoom.room();
    }

    private synchronized void release(String id) {
        UsedRoom usedRoom = used.remove(id);
        if (usedRoom == null) {
            return;
        }
        if (usedRoom.users() > 1) {
            used.put(id, new UsedRoom(usedRoom.room(), usedRoom.users() - 1));
            return;
        }
        if (usedRoom.room().isEmpty()) {
            return;
        }
        usedRoom.room().clearSnapshot();
        idle.add(id, usedRoom.room(), clock.millis());
    }

    /// Notes that another node has advanced a table. Later reads see the change, and open streams
    /// are updated.
    public void announceVersion(String id, long version) {
        if (mark(id, room -> room.announceVersion(version))) {
            Thread.startVirtualThread(() -> catchUpOrQueue(id));
        }
    }

    /// Rereads a table from its log: at once if the room is in use, otherwise on next access.
    public void markRewritten(String id) {
        if (mark(id, Room::markRewritten)) {
            Thread.startVirtualThread(() -> catchUpOrQueue(id));
        }
    }

    private void catchUpOrQueue(String id) {
        if (!catchUp(id)) {
            catchUpQueue.add(List.of(id));
        }
    }

    /// Marks a room that is in use or cached; returns whether it is in use.
    private synchronized boolean mark(String id, Consumer<Room> action) {
        UsedRoom usedRoom = used.get(id);
        Room room = usedRoom == null ? idle.get(id) : usedRoom.room();
        if (room != null) {
            action.accept(room);
        }
        return usedRoom != null;
    }

    /// Marks all rooms as possibly advanced by other nodes.
    public void markAllStale() {
        catchUpQueue.add(markAll(Room::markStale));
    }

    /// Marks all rooms as possibly advanced, and their logs as possibly rewritten.
    public void markAllRewritten() {
        catchUpQueue.add(markAll(Room::markRewritten));
    }

    /// Marks all rooms; returns the ids of those in use.
    private synchronized List<String> markAll(Consumer<Room> action) {
        used.values().forEach(usedRoom -> action.accept(usedRoom.room()));
        idle.forEach(action);
        return List.copyOf(used.keySet());
    }

    private synchronized boolean isUsed(String id) {
        return used.containsKey(id);
    }

    /// The number of cached rooms that are not in use.
    synchronized int idleCount() {
        return idle.size();
    }

    /// Brings a room up to date; returns false if it is in use and the log cannot be read.
    private boolean catchUp(String id) {
        if (!isUsed(id)) {
            return true;
        }
        try {
            withRoom(id, room -> room.read(Table::version));
            return true;
        } catch (RuntimeException e) {
            if (logged.isNew(id, e)) {
                LOG.warn("Cannot bring table {} up to date: {}", id, e.toString());
            }
            return false;
        }
    }

    /// Ends all streams, so that the server can stop.
    @EventListener(ContextClosedEvent.class)
    void closeStreams() {
        List<Room> rooms;
        synchronized (this) {
            closing = true;
            rooms = used.values().stream().map(UsedRoom::room).toList();
        }
        rooms.forEach(Room::closeStreams);
    }
}
