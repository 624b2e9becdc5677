package lucca.server.table;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import lucca.fair.FairLuck;
import lucca.fair.Secret;
import lucca.server.store.Change;
import lucca.server.store.Journal;
import lucca.server.store.Summary;
import lucca.server.store.TableStore;
import lucca.server.store.UnkeptException;
import lucca.table.Command;
import lucca.table.Entry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Terms;
import org.jspecify.annotations.Nullable;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// The rooms of all tables that somebody uses, and of some that were used of late.
@Component
public final class Rooms {
    private static final int MOST_IDLE = 1000;

    private final TableStore store;
    private final Journal journal;
    private final InstantSource clock;
    private final Secrets secrets;
    private final SecureRandom random = new SecureRandom();
    private final Map<String, Held> used = new HashMap<>();
    private final Map<String, Room> idle = new LinkedHashMap<>();
    private Attendant attendant = Attendant.NOBODY;

    /// A room and how many use it.
    private record Held(Room room, int users) {}

    public Rooms(TableStore store, Journal journal, InstantSource clock, Secrets secrets) {
        this.store = store;
        this.journal = journal;
        this.clock = clock;
        this.secrets = secrets;
    }

    /// Who sees to all tables from now on.
    public synchronized void attendedBy(Attendant one) {
        attendant = one;
    }

    /// Opens a table; gives its id.
    /// @param bots for each seat its bot, or `null`
    String open(Terms terms, String host, List<@Nullable String> bots) {
        Secret secret = secrets.next();
        List<Entry> entries = new ArrayList<>();
        entries.add(
                new Entry(
                        1,
                        clock.millis(),
                        host,
                        null,
                        new TableEvent.Opened(terms, host, secret.commitment())));
        Table table = Table.of(entries.getFirst());
        for (int seat = 0; seat < bots.size(); seat++) {
            String bot = bots.get(seat);
            if (bot != null) {
                Command command = new Command.SeatBot(seat, bot, "");
                entries.addAll(
                        table.handle(command, host, null, clock.millis(), new FairLuck(secret))
                                .entries());
            }
        }
        String id = TableId.random(random);
        if (!journal.keep(new Change.Entries(Summary.of(id, table, null), entries, secret))) {
            throw new UnkeptException("a new table was there before");
        }
        return id;
    }

    /// Does something in the room of a table, which stays at hand meanwhile.
    public <T> T in(String id, Function<Room, T> visit) {
        Room room = enter(id);
        try {
            return visit.apply(room);
        } finally {
            exit(id);
        }
    }

    private synchronized Room enter(String id) {
        Held held = used.get(id);
        if (held == null) {
            Room known = idle.remove(id);
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
        idle.put(id, held.room());
        if (idle.size() > MOST_IDLE) {
            idle.remove(idle.keySet().iterator().next());
        }
    }

    /// Ends all streams, so that the server can stop.
    @EventListener(ContextClosedEvent.class)
    void sendAllAway() {
        List<Room> rooms;
        synchronized (this) {
            rooms = used.values().stream().map(Held::room).toList();
        }
        rooms.forEach(Room::sendAllAway);
    }
}
