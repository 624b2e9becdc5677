package lucca.server.store;

import java.util.List;
import java.util.Set;
import lucca.fair.ChanceSecret;
import lucca.table.LogEntry;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;

/// Something that is to be kept.
public sealed interface JournalChange {
    /// New entries of a log.
    /// @param summary the table as it is told of with them
    /// @param creation of a table that is opened by them; `null` if it was there before
    /// @param fingerprint of the request that brought them about; `null` if it has no key
    record AppendedEntries(
            TableSummary summary,
            List<LogEntry> entries,
            @Nullable TableCreation creation,
            @Nullable String fingerprint)
            implements JournalChange {
        public AppendedEntries {
            entries = List.copyOf(entries);
        }

        public AppendedEntries(
                TableSummary summary, List<LogEntry> entries, @Nullable TableCreation creation) {
            this(summary, entries, creation, null);
        }

        /// The fingerprint that is written with an entry: that of the request that the entry ends,
        /// or with which the log begins.
        @Nullable String fingerprint(LogEntry logEntry) {
            return logEntry.idempotencyKey() != null || logEntry.version() == 1
                    ? fingerprint
                    : null;
        }

        String table() {
            return summary.id();
        }

        /// How many of them are decisions of seats.
        int moveCount() {
            return (int)
                    entries.stream()
                            .filter(logEntry -> logEntry.event() instanceof TableEvent.Played)
                            .count();
        }

        /// The version that the table has without them.
        long previousVersion() {
            return entries.getFirst().version() - 1;
        }
    }

    /// What is kept of a new table beside its log.
    /// @param key by which its host knows again that they have opened it; it is opened once
    /// @param source the hash of where it was opened from; `null` if nobody knows
    record TableCreation(ChanceSecret secret, @Nullable String key, @Nullable String source) {}

    /// Statements that belong together. If the first changes no row, the others are not done: it is
    /// the one that can come too late. None may break a constraint of the database, for that would
    /// undo what others write at the same time.
    /// @param rewrittenTables the tables in whose logs they replace something: other nodes must
    /// read them
    ///     again
    /// @param people whose sessions or names may be others now: other nodes must look them up again
    record SqlEdit(List<SqlStatement> statements, List<String> rewrittenTables, Set<String> people)
            implements JournalChange {
        public SqlEdit {
            statements = List.copyOf(statements);
            rewrittenTables = List.copyOf(rewrittenTables);
            people = Set.copyOf(people);
        }

        public SqlEdit(List<SqlStatement> statements, List<String> rewrittenTables) {
            this(statements, rewrittenTables, Set.of());
        }
    }
}
