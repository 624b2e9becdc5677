package lucca.server.room;

import lucca.table.Table;
import org.jspecify.annotations.Nullable;

/// Schedules what happens at tables without a request: bot moves and clocks.
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

    /// The time in milliseconds by which a node must have processed the table; `null` if nothing is
    /// due.
    @Nullable Long deadline(Table table, long now);

    /// Schedules the next task of a table. It is called under the lock of the room, so it must be
    /// quick and must not execute a command itself.
    void schedule(String id, Table table);

    /// Cancels the tasks of a table that another node has advanced and now processes.
    void unschedule(String id);
}
