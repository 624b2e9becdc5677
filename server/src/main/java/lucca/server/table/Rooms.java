package lucca.server.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import lucca.server.store.Change;
import lucca.server.store.Journal;
import lucca.server.store.Summary;
import lucca.server.store.TableStore;
import lucca.server.store.UnkeptException;
import lucca.server.web.LogOnce;
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

/// The rooms of all tables that somebody uses, and of some that were used of late.
@Component
public final class Rooms {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    private final TableStore store;
    private final Journal journal;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Held> used = new HashMap<>();
    private final IdleRooms idle;
    private final LogOnce logged = new LogOnce();
    private final Lagging lagging = new Lagging(this::catchUp);
    private Attendant attendant = Attendant.NOBODY;
    private volatile boolean closing;

    /// A room and how many use it.
    private record Held(Room room, int users) {}

    @Autowired
    public Rooms(TableStore store, Journal journal, InstantSource clock) {
        this(store, journal, clock, IdleRooms.Bounds.usual());
    }

    Rooms(TableStore store, Journal journal, InstantSource clock, IdleRooms.Bounds bounds) {
        idle = new IdleRooms(bounds);
        this.store = store;
        this.journal = journal;
        this.clock = clock;
        journal.onLateNews(this::heard);
    }

    /// Who sees to all tables from now on.
    public synchronized void attendedBy(Attendant one) {
        attendant = one;
    }

    private synchronized Attendant attendant() {
        return attendant;
    }

    /// Opens a table; gives its id, or that of the one that was opened with the same key.
    /// @param key by which the host knows again that they have opened it
    String open(Draft draft, @Nullable RepeatKey key) {
        Table table = draft.table();
        String id = TableId.random(random);
        Summary summary = Summary.of(id, table, attendant().due(table, table.time()));
        String text = key == null ? null : key.text();
        String fingerprint = key == null ? null : key.fingerprint();
        Change.Opening opening = new Change.Opening(draft.secret(), text, draft.source());
        if (journal.keep(new Change.Entries(summary, draft.entries(), opening, fingerprint))) {
            return in(
                    id,
                    room -> {
                        room.begin(draft);
                        return id;
                    });
        }
        return opened(table.host(), key)
                .orElseThrow(() -> UnkeptException.notWritten("a new table was there before"));
    }

    /// The table that a person has opened with a key.
    /// @throws ProblemException if it was opened by another request with the same key
    Optional<String> opened(String host, @Nullable RepeatKey key) {
        if (key == null) {
            return Optional.empty();
        }
        Optional<String> table = store.opened(host, key.text());
        table.ifPresent(id -> key.checkSame(store.fingerprint(id, 1)));
        return table;
    }

    /// Does something in the room of a table.
    public <T> T in(String id, Function<Room, T> action) {
        try (Visit visit = enter(id)) {
            return action.apply(visit.room());
        }
    }

    /// Somebody in a room, which stays at hand until they have gone.
    interface Visit extends AutoCloseable {
        Room room();

        @Override
        void close();
    }

    /// Goes to the room of a table.
    Visit enter(String id) {
        if (!TableId.isOne(id)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
        }
        Room room = use(id);
        if (closing) {
            room.sendAllAway();
        }
        return new Visit() {
            @Override
            public Room room() {
                return room;
            }

            @Override
            public void close() {
                exit(id);
            }
        };
    }

    private synchronized Room use(String id) {
        Held held = used.get(id);
        if (held == null) {
            Room known = idle.take(id);
            Room room = known == null ? new Room(id, store, journal, clock, attendant) : known;
            held = new Held(room, 0);
        }
        used.put(id, new Held(held.room(), held.users() + 1));
        return held.room();
    }

    private synchronized void exit(String id) {
        Held held = used.remove(id);
        if (held == null) {
            return;
        }
        if (held.users() > 1) {
            used.put(id, new Held(held.room(), held.users() - 1));
            return;
        }
        if (held.room().isEmpty()) {
            return;
        }
        held.room().rest();
        idle.add(id, held.room(), clock.millis());
    }

    /// Takes notice that another node has moved a table on. Whoever looks at it from now on sees
    /// that, and who looks on is told.
    public void heard(String id, long version) {
        if (mark(id, room -> room.heard(version))) {
            Thread.startVirtualThread(() -> tell(id));
        }
    }

    /// Lets a table be read from its log again, at once if somebody uses it.
    public void forget(String id) {
        if (mark(id, Room::forget)) {
            Thread.startVirtualThread(() -> tell(id));
        }
    }

    private void tell(String id) {
        if (!catchUp(id)) {
            lagging.add(List.of(id));
        }
    }

    /// Whether somebody uses the room.
    private synchronized boolean mark(String id, Consumer<Room> how) {
        Held held = used.get(id);
        Room room = held == null ? idle.get(id) : held.room();
        if (room != null) {
            how.accept(room);
        }
        return held != null;
    }

    /// Takes all that is at hand as possibly moved on by other nodes.
    public void doubt() {
        lagging.add(markAll(Room::doubt));
    }

    /// Takes all that is at hand as possibly moved on, and its logs as possibly rewritten.
    public void forgetAll() {
        lagging.add(markAll(Room::forget));
    }

    /// Those that somebody uses.
    private synchronized List<String> markAll(Consumer<Room> how) {
        used.values().forEach(held -> how.accept(held.room()));
        idle.forEach(how);
        return List.copyOf(used.keySet());
    }

    private synchronized boolean isUsed(String id) {
        return used.containsKey(id);
    }

    /// How many rooms are at hand that nobody uses.
    synchronized int idle() {
        return idle.size();
    }

    /// Whether the room is up to date, or nobody is there any more.
    private boolean catchUp(String id) {
        if (!isUsed(id)) {
            return true;
        }
        try {
            in(id, room -> room.look(Table::version));
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
    void sendAllAway() {
        List<Room> rooms;
        synchronized (this) {
            closing = true;
            rooms = used.values().stream().map(Held::room).toList();
        }
        rooms.forEach(Room::sendAllAway);
    }
}
