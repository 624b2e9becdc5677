package lucca.server.store;

import java.util.List;
import java.util.Set;
import lucca.fair.ChanceSecret;
import lucca.table.LogEntry;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;

/// A change to be written by the [Journal].
public sealed interface JournalChange {
    /// New log entries of a table.
    /// @param summary the table after these entries
    /// @param creation present if the entries open a new table; otherwise `null`
    /// @param fingerprint of the request that caused them; `null` if it has no idempotency key
    record AppendedEntries(
            TableSummary summary,
            List<LogEntry> entries,
            @Nullable TableCreation creation,
            @Nullable String fingerprint)
            implements JournalChange {
        public AppendedEntries {
            entries = List.copyOf(entries);
        }

        /// The fingerprint to store with an entry: only the last entry of a request and the first
        /// entry of a log have one.
        @Nullable String fingerprint(LogEntry logEntry) {
            return logEntry.idempotencyKey() != null || logEntry.version() == 1
                    ? fingerprint
                    : null;
        }

        String table() {
            return summary.id();
        }

        /// The number of moves among the entries.
        int moveCount() {
            return (int)
                    entries.stream()
                            .filter(logEntry -> logEntry.event() instanceof TableEvent.Played)
                            .count();
        }

        /// The version of the table before these entries.
        long previousVersion() {
            return entries.getFirst().version() - 1;
        }
    }

    /// The data of a new table that are stored beside its log.
    /// @param key the idempotency key of the host, so that the table is opened only once
    /// @param source the hashed address of the request; `null` if unknown
    record TableCreation(ChanceSecret secret, @Nullable String key, @Nullable String source) {}

    /// SQL statements that belong together. If the first changes no row, the edit came too late and
    /// the others are skipped. No statement may violate a constraint, because that would roll back
    /// the other changes of the group.
    /// @param rewrittenTables the tables whose logs are modified, so that other nodes read them
    ///     again
    /// @param people the people whose sessions or names may have changed, so that other nodes
    ///     look them up again
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
