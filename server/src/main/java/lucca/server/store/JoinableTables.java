package lucca.server.store;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Lists public tables with a free seat. Hosts and addresses take turns: first comes one table of
/// each, then the second table of those that have more, and so on. Within a turn, tables where a
/// person waits come first, then those opened last. So nobody can bury the tables of others by
/// opening many, or move up by acting at an old one.
@Component
public final class JoinableTables {
    /// The turn of a table is its position among the tables of its host or its address, whichever
    /// is higher. Tables without a known address are ranked by host only.
    private static final String RANKED =
            """
            WITH listed AS (
                SELECT g.id, g.opened, g.host, g.source,
                    ROW_NUMBER() OVER (PARTITION BY g.host ORDER BY g.opened DESC, g.id) AS of_host,
                    CASE WHEN EXISTS (SELECT 1 FROM chair s WHERE s.table_id = g.id
                        AND s.person IS NOT NULL) THEN 1 ELSE 0 END AS waits
                FROM game_table g
                WHERE g.status = 'open' AND g.open AND NOT g.locked
                    AND EXISTS (SELECT 1 FROM chair s WHERE s.table_id = g.id
                        AND s.person IS NULL AND s.bot IS NULL)
            ), numbered AS (
                SELECT id, opened, of_host, waits, ROW_NUMBER() OVER (
                    PARTITION BY COALESCE(source, host) ORDER BY of_host, opened DESC, id)
                    AS of_source
                FROM listed
            ), ranked AS (
                SELECT id, opened,
                    2 * CASE WHEN of_host > of_source THEN of_host ELSE of_source END - waits
                    AS place
                FROM numbered
            )
            SELECT id, opened, place FROM ranked
            WHERE place > ? OR place = ? AND (opened < ? OR opened = ? AND id > ?)
            ORDER BY place, opened DESC, id LIMIT ?
            """;

    private final JdbcClient database;
    private final TableQueries queries;

    public JoinableTables(JdbcClient database, TableQueries queries) {
        this.database = database;
        this.queries = queries;
    }

    /// A position in the list.
    public record Cursor(long rank, long opened, String id) {
        public static final Cursor START = new Cursor(0, 0, "");
    }

    /// A page of the list.
    /// @param next the cursor of the last table; `null` if there are no more tables
    public record Page(List<TableSummary> tables, @Nullable Cursor next) {
        public Page {
            tables = List.copyOf(tables);
        }
    }

    /// The tables after a cursor.
    public Page page(Cursor after, int most) {
        List<Cursor> cursors =
                database.sql(RANKED)
                        .params(
                                after.rank(),
                                after.rank(),
                                after.opened(),
                                after.opened(),
                                after.id(),
                                most)
                        .query(
                                (row, number) ->
                                        new Cursor(
                                                row.getLong("place"),
                                                row.getLong("opened"),
                                                row.getString("id")))
                        .list();
        Map<String, TableSummary> tables =
                queries.summaries(cursors.stream().map(Cursor::id).toList()).stream()
                        .collect(Collectors.toMap(TableSummary::id, Function.identity()));
        return new Page(
                cursors.stream()
                        .map(Cursor::id)
                        .filter(tables::containsKey)
                        .map(tables::get)
                        .toList(),
                cursors.size() < most ? null : cursors.getLast());
    }
}
