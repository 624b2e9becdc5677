package lucca.server.table;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import lucca.server.limit.Limits;
import lucca.server.limit.TooMuchException;
import lucca.server.store.TableStore;
import org.springframework.stereotype.Component;

/// Bounds the tables at which bots play alone, of each person and of each address. Addresses are
/// known in memory only: they are nobody's business once a game is over.
@Component
final class BotTables {
    private static final int MOST_ADDRESSES = 10_000;

    /// Of one address, those that bots may be left alone with included.
    private static final int MOST_TABLES = 500;

    private final TableStore store;
    private final Limits limits;

    /// The tables that were started from each address with nobody but bots to play against.
    private final Map<Long, Set<String>> started = new LinkedHashMap<>(16, 0.75f, true);

    BotTables(TableStore store, Limits limits) {
        this.store = store;
        this.limits = limits;
    }

    /// Opens and starts a table at which bots may be left alone. Those of one address are started
    /// one after the other, so that they are counted.
    /// @param start gives the id of the table
    /// @throws TooMuchException if there may be no more of them
    String start(String person, long address, Supplier<String> start) {
        Set<String> own = of(address);
        synchronized (own) {
            check(person, own);
            String table = start.get();
            note(own, table);
            return table;
        }
    }

    /// The same of a table that was open before.
    <T> T start(String person, long address, String table, Supplier<T> start) {
        Set<String> own = of(address);
        synchronized (own) {
            check(person, own);
            note(own, table);
            return start.get();
        }
    }

    private void check(String person, Set<String> own) {
        limits.botTables(store.botsAlone(person));
        Map<String, Boolean> playing = store.playing(own);
        own.retainAll(playing.keySet());
        limits.botTablesOfAddress(Collections.frequency(playing.values(), true));
    }

    private static void note(Set<String> own, String table) {
        own.add(table);
        if (own.size() > MOST_TABLES) {
            own.remove(own.iterator().next());
        }
    }

    private synchronized Set<String> of(long address) {
        Set<String> own = started.computeIfAbsent(address, each -> new LinkedHashSet<>());
        if (started.size() > MOST_ADDRESSES) {
            started.remove(started.keySet().iterator().next());
        }
        return own;
    }
}
