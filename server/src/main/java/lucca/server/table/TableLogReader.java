package lucca.server.table;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.store.TableStore;
import lucca.server.web.ProblemException;
import lucca.table.LogEntry;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import org.springframework.http.HttpStatus;

/// Finds the log of a table for those who have its link.
public final class TableLogReader {
    private TableLogReader() {}

    /// The whole log.
    /// @throws ProblemException if there is no such table, or it was begun by rules that are gone
    public static List<LogEntry> read(TableStore store, String id) {
        return read(store, id, 0);
    }

    /// The log after that version.
    static List<LogEntry> read(TableStore store, String id, long after) {
        try {
            List<LogEntry> log = store.log(id, after);
            if (log.isEmpty() && after == 0) {
                throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
            }
            return after == 0 ? withoutPrivateOrigin(store, log) : log;
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.GONE, e.why(), null);
        }
    }

    /// The log without the id of a private table from which its game goes on. Earlier versions
    /// wrote it there, and everybody who reads the log could go to that table.
    private static List<LogEntry> withoutPrivateOrigin(TableStore store, List<LogEntry> log) {
        LogEntry first = log.getFirst();
        if (!(first.event()
                        instanceof
                        TableEvent.Opened(TableSettings tableSettings, String host, String hash))
                || tableSettings.origin() == null
                || tableSettings.origin().table() == null
                || store.isPublic(tableSettings.origin().table())) {
            return log;
        }
        TableEvent opened = new TableEvent.Opened(tableSettings.withoutOriginTable(), host, hash);
        List<LogEntry> all = new ArrayList<>(log);
        all.set(
                0,
                new LogEntry(
                        first.version(),
                        first.time(),
                        first.personId(),
                        first.idempotencyKey(),
                        opened));
        return all;
    }
}
