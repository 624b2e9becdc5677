package lucca.server.table;

import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.server.web.ServerWords;
import lucca.table.Entry;
import org.springframework.http.HttpStatus;

/// Finds the log of a table for those who have its link.
public final class Logbook {
    private Logbook() {}

    /// All entries of a table.
    /// @throws ProblemException if there is no such table, or it was begun by rules that are gone
    public static List<Entry> of(TableStore store, String id) {
        try {
            List<Entry> log = store.log(id);
            if (log.isEmpty()) {
                throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
            }
            return log;
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.GONE, ServerWords.common().text(e.why()));
        }
    }
}
