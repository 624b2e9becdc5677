package lucca.server.store;

import java.sql.Types;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Stores the deadline by which each table must be processed. Normally the node that last changed
/// the table meets it. After the deadline, the node that claims the table processes it.
@Component
public final class TableDeadlines {
    /// The class of tables with the lowest priority.
    private static final int BOTS_ONLY = 2;

    private final JdbcClient database;

    public TableDeadlines(JdbcClient database) {
        this.database = database;
    }

    /// A table with a deadline.
    /// @param personToMove whether a person is to move, so that a clock may run; otherwise bots
    ///     are
    /// @param botsOnly whether only bots play there
    public record DueTable(
            String table, long version, long time, boolean personToMove, boolean botsOnly) {}

    /// The first tables with a deadline before a time, by priority: a person is to move, a person
    /// waits for a bot, only bots play.
    public List<DueTable> dueBefore(long time, int most) {
        return database.sql(
                        "SELECT id, version, attention, asked, CASE WHEN asked <> 0 THEN 0"
                                + " WHEN EXISTS (SELECT 1 FROM chair c WHERE c.table_id = game_table.id"
                                + " AND c.person IS NOT NULL AND c.bot IS NULL) THEN 1"
                                + " ELSE 2 END AS class FROM game_table WHERE attention < ?"
                                + " ORDER BY class, attention LIMIT ?")
                .params(time, most)
                .query(
                        (row, number) ->
                                new DueTable(
                                        row.getString("id"),
                                        row.getLong("version"),
                                        row.getLong("attention"),
                                        row.getInt("asked") != 0,
                                        row.getInt("class") == BOTS_ONLY))
                .list();
    }

    /// Claims a table by moving its deadline; returns false if the table has changed or another
    /// node was faster.
    /// @param until the new deadline; `null` if nothing is due
    public boolean claim(DueTable dueTable, long version, @Nullable Long until) {
        return database.sql(
                                "UPDATE game_table SET attention = ?"
                                        + " WHERE id = ? AND version = ? AND attention = ?")
                        .param(1, until, Types.BIGINT)
                        .param(2, dueTable.table())
                        .param(3, version)
                        .param(4, dueTable.time())
                        .update()
                > 0;
    }

    /// Extends the deadline of a table that is being processed.
    public void extend(String table, long until) {
        database.sql("UPDATE game_table SET attention = ? WHERE id = ? AND attention < ?")
                .params(until, table, until)
                .update();
    }

    /// Makes a table due at once, so that any node can claim it.
    public void release(String table, long now) {
        database.sql("UPDATE game_table SET attention = ? WHERE id = ? AND attention > ?")
                .params(now, table, now)
                .update();
    }
}
