package lucca.server.table;

import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.Entry;
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
            return log;
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.GONE, e.why(), null);
        }
    }
}
