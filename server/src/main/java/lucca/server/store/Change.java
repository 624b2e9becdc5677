package lucca.server.store;

import java.util.List;
import lucca.fair.Secret;
import lucca.table.Entry;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;

/// Something that is to be kept.
public sealed interface Change {
    /// New entries of a log.
    /// @param after the table as it is told of with them
    /// @param secret of a table that is opened by them; `null` if it was there before
    record Entries(Summary after, List<Entry> entries, @Nullable Secret secret) implements Change {
        public Entries {
            entries = List.copyOf(entries);
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

    /// A person who has come for the first time.
    /// @param token the hash of what they will be known by
    record Guest(String id, String name, String token, long time) implements Change {}
}
