package lucca.server.room;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.UnreadableException;
import lucca.server.store.TableQueries;
import lucca.server.web.ProblemException;
import lucca.table.LogEntry;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import org.springframework.http.HttpStatus;

/// Reads the logs of tables.
public final class TableLogLoader {
    private TableLogLoader() {}

    /// The complete log.
    /// @throws ProblemException if there is no such table, or its rules version no longer
    ///     exists
    public static List<LogEntry> read(TableQueries queries, String id) {
        return read(queries, id, 0);
    }

    /// The log entries after a version.
    static List<LogEntry> read(TableQueries queries, String id, long after) {
        try {
            List<LogEntry> log = queries.log(id, after);
            if (log.isEmpty() && after == 0) {
                throw ProblemException.of(HttpStatus.NOT_FOUND, "server.table");
            }
            return after == 0 ? withoutPrivateOrigin(queries, log) : log;
        } catch (UnreadableException e) {
            throw new ProblemException(HttpStatus.GONE, e.why(), null);
        }
    }

    /// Removes the id of a private table that the game continues from. Earlier versions wrote it
    /// into the log, where it would open that table to every reader.
    private static List<LogEntry> withoutPrivateOrigin(TableQueries queries, List<LogEntry> log) {
        LogEntry first = log.getFirst();
        if (!(first.event()
                        instanceof
                        TableEvent.Opened(TableSettings tableSettings, String host, String hash))
                || tableSettings.origin() == null
                || tableSettings.origin().table() == null
                || queries.isPublic(tableSettings.origin().table())) {
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
