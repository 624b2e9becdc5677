package lucca.server.store;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// The public list of tables at which a seat is free. Hosts and addresses take turns on it: first
/// comes one table of each, then a second one of those that have more, and so on. Within a turn,
/// tables at which somebody waits come first, then those that were opened last. So nobody can bury
/// the tables of others by opening many, or move up by doing something at an old one.
@Component
public final class OpenTables {
    /// The turn of a table is its number among those of its host or of its address, whichever is
    /// higher. Tables without a known address have one by their host.
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
    private final TableStore store;

    public OpenTables(JdbcClient database, TableStore store) {
        this.database = database;
        this.store = store;
    }

    /// A place on the list.
    public record Cursor(long rank, long opened, String id) {
        public static final Cursor START = new Cursor(0, 0, "");
    }

    /// Tables that follow each other on the list.
    /// @param next the place of the last of these tables; `null` if there are no more
    public record Page(List<TableSummary> tables, @Nullable Cursor next) {
        public Page {
            tables = List.copyOf(tables);
        }
    }

    /// Some tables after a place.
    public Page page(Cursor after, int most) {
        List<Cursor> places =
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
                store.summaries(places.stream().map(Cursor::id).toList()).stream()
                        .collect(Collectors.toMap(TableSummary::id, Function.identity()));
        return new Page(
                places.stream()
                        .map(Cursor::id)
                        .filter(tables::containsKey)
                        .map(tables::get)
                        .toList(),
                places.size() < most ? null : places.getLast());
    }
}
