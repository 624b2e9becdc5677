package lucca.server.store;

import java.util.List;
import java.util.Set;
import lucca.fair.Secret;
import lucca.table.Entry;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;

/// Something that is to be kept.
public sealed interface Change {
    /// New entries of a log.
    /// @param after the table as it is told of with them
    /// @param opening of a table that is opened by them; `null` if it was there before
    /// @param fingerprint of the request that brought them about; `null` if it has no key
    record Entries(
            Summary after,
            List<Entry> entries,
            @Nullable Opening opening,
            @Nullable String fingerprint)
            implements Change {
        public Entries {
            entries = List.copyOf(entries);
        }

        public Entries(Summary after, List<Entry> entries, @Nullable Opening opening) {
            this(after, entries, opening, null);
        }

        /// The fingerprint that is written with an entry: that of the request that the entry ends,
        /// or with which the log begins.
        @Nullable String fingerprint(Entry entry) {
            return entry.key() != null || entry.version() == 1 ? fingerprint : null;
        }

        String table() {
            return after.id();
        }

        /// How many of them are decisions of seats.
        int moves() {
            return (int)
                    entries.stream()
                            .filter(entry -> entry.event() instanceof TableEvent.Played)
                            .count();
        }

        /// The version that the table has without them.
        long before() {
            return entries.getFirst().version() - 1;
        }
    }

    /// What is kept of a new table beside its log.
    /// @param key by which its host knows again that they have opened it; it is opened once
    /// @param source the hash of where it was opened from; `null` if nobody knows
    record Opening(Secret secret, @Nullable String key, @Nullable String source) {}

    /// Statements that belong together. If the first changes no row, the others are not done: it is
    /// the one that can come too late. None may break a constraint of the database, for that would
    /// undo what others write at the same time.
    /// @param rewritten the tables in whose logs they replace something: other nodes must read them
    ///     again
    /// @param people whose sessions or names may be others now: other nodes must look them up again
    record Edit(List<Statement> statements, List<String> rewritten, Set<String> people)
            implements Change {
        public Edit {
            statements = List.copyOf(statements);
            rewritten = List.copyOf(rewritten);
            people = Set.copyOf(people);
        }

        public Edit(List<Statement> statements, List<String> rewritten) {
            this(statements, rewritten, Set.of());
        }
    }
}
