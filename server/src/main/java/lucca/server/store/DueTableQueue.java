package lucca.server.store;

import java.sql.Types;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// When tables must have been seen to, as is noted with each of them: by then whoever moved a table
/// on last has done what it needs. If not, whoever puts the time off has it to do.
@Component
public final class DueTableQueue {
    /// The last class of tables.
    private static final int BOTS_ONLY = 2;

    private final JdbcClient database;

    public DueTableQueue(JdbcClient database) {
        this.database = database;
    }

    /// A table that must have been seen to by some time.
    /// @param personToMove whether a person is to decide there, so that a clock may run; else it is
    /// bots
    /// @param botsOnly whether nobody but bots plays there
    public record DueTable(
            String table, long version, long time, boolean personToMove, boolean botsOnly) {}

    /// The first tables that must have been seen to before a time: those where a person is to
    /// decide, then those where a person waits for a bot, last those of bots alone.
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

    /// Puts a table off; false if it has moved on or somebody else was faster.
    /// @param until `null` if it needs nothing
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

    /// Puts a table off that is being seen to.
    public void extend(String table, long until) {
        database.sql("UPDATE game_table SET attention = ? WHERE id = ? AND attention < ?")
                .params(until, table, until)
                .update();
    }

    /// Leaves a table to whoever comes first.
    public void release(String table, long now) {
        database.sql("UPDATE game_table SET attention = ? WHERE id = ? AND attention > ?")
                .params(now, table, now)
                .update();
    }
}
