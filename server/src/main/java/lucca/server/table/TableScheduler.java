package lucca.server.table;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Sees to what a table needs when nobody asks.
public interface TableScheduler {
    /// Does nothing.
    TableScheduler NONE =
            new TableScheduler() {
                @Override
                public @Nullable Long deadline(Table table, long now) {
                    return null;
                }

                @Override
                public void schedule(String id, Table table) {}

                @Override
                public void unschedule(String id) {}
            };

    /// By when somebody must have seen to a table that is taken notice of now, in milliseconds;
    /// `null` if it needs nothing.
    @Nullable Long deadline(Table table, long now);

    /// Takes notice of a table as it is now. It is called while nobody else has the table, so it
    /// must not take long, nor give a command itself.
    void schedule(String id, Table table);

    /// Takes notice that another node has moved a table on, and sees to it from now on.
    void unschedule(String id);
}
