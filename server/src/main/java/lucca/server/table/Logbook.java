package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Entry;
import lucca.table.TableEvent;
import lucca.table.Terms;
import org.springframework.http.HttpStatus;

/// Finds the log of a table for those who have its link.
public final class Logbook {
    private Logbook() {}

    /// The whole log.
    /// @throws ProblemException if there is no such table, or it was begun by rules that are gone
    public static List<Entry> of(TableStore store, String id) {
        return of(store, id, 0);
    }

    /// The log after that version.
    static List<Entry> of(TableStore store, String id, long after) {
        try {
            List<Entry> log = store.log(id, after);
            if (log.isEmpty() && after == 0) {
                throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
            }
            return after == 0 ? discreet(store, log) : log;
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.GONE, e.why(), null);
        }
    }

    /// The log without the id of a private table from which its game goes on. Earlier versions
    /// wrote it there, and everybody who reads the log could go to that table.
    private static List<Entry> discreet(TableStore store, List<Entry> log) {
        Entry first = log.getFirst();
        if (!(first.event() instanceof TableEvent.Opened(Terms terms, String host, String hash))
                || terms.origin() == null
                || terms.origin().table() == null
                || store.isPublic(terms.origin().table())) {
            return log;
        }
        TableEvent opened = new TableEvent.Opened(terms.unnamedOrigin(), host, hash);
        List<Entry> all = new ArrayList<>(log);
        all.set(0, new Entry(first.version(), first.time(), first.by(), first.key(), opened));
        return all;
    }
}
