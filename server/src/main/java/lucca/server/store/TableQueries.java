package lucca.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lucca.engine.Json;
import lucca.fair.ChanceSecret;
import lucca.table.Companion;
import lucca.table.LogEntry;
import lucca.table.TableEventCodec;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Reads tables and logs written by the [Journal].
@Component
public final class TableQueries {
    private static final int MAX_LIST = 100;

    private static final String COLUMNS =
            "t.id, t.version, t.status, t.game, t.host, t.open, t.updated, t.asked, t.ended,"
                    + " c.person, c.name, c.bot FROM game_table t JOIN chair c ON c.table_id = t.id";

    private final JdbcClient database;

    public TableQueries(JdbcClient database) {
        this.database = database;
    }

    /// The log entries of a table after a version; empty if there is no such table.
    public List<LogEntry> log(String table, long after) {
        return database.sql(
                        "SELECT version, time, person, companion, command, event FROM entry"
                                + " WHERE table_id = ? AND version > ? ORDER BY version")
                .params(table, after)
                .query((row, number) -> entry(row))
                .list();
    }

    /// The last chat messages of a table before a version, latest first.
    public List<LogEntry> chat(String table, long before, int most) {
        return database.sql(
                        "SELECT version, time, person, companion, command, event FROM entry"
                                + " WHERE table_id = ? AND version < ?"
                                + " AND substr(event, 1, 14) = '{\"type\":\"said\"'"
                                + " ORDER BY version DESC LIMIT ?")
                .params(table, before, most)
                .query((row, number) -> entry(row))
                .list();
    }

    /// Whether a person has ever acted at a table.
    public boolean hasActed(String table, String person) {
        return database.sql("SELECT COUNT(*) FROM entry WHERE table_id = ? AND person = ?")
                        .params(table, person)
                        .query(Long.class)
                        .single()
                > 0;
    }

    /// Whether the table exists and is public.
    public boolean isPublic(String table) {
        return database.sql("SELECT open FROM game_table WHERE id = ?")
                .param(table)
                .query(Boolean.class)
                .optional()
                .orElse(false);
    }

    private static LogEntry entry(ResultSet row) throws SQLException {
        return new LogEntry(
                row.getLong("version"),
                row.getLong("time"),
                actor(row.getString("person"), row.getInt("companion")),
                row.getString("command"),
                TableEventCodec.read((Json.Obj) Json.parse(row.getString("event"))));
    }

    private static @Nullable String actor(@Nullable String person, int companion) {
        return person == null || companion == 0 ? person : new Companion(person, companion).id();
    }

    /// The secret that determines the chance outcomes of a table; only its room may use it.
    public Optional<ChanceSecret> secret(String table) {
        return database.sql("SELECT secret FROM secret WHERE table_id = ?")
                .param(table)
                .query(String.class)
                .optional()
                .map(ChanceSecret::new);
    }

    /// The table that a person has opened with an idempotency key.
    public Optional<String> findOpened(String host, String key) {
        return database.sql("SELECT id FROM game_table WHERE host = ? AND command = ?")
                .params(host, key)
                .query(String.class)
                .optional();
    }

    /// The fingerprint stored with an entry; empty if the request had no key or an older server
    /// wrote the entry.
    public Optional<String> fingerprint(String table, long version) {
        return database.sql(
                        "SELECT fingerprint FROM entry WHERE table_id = ? AND version = ?"
                                + " AND fingerprint IS NOT NULL")
                .params(table, version)
                .query(String.class)
                .optional();
    }

    /// The tables with these ids, in no particular order.
    List<TableSummary> summaries(List<String> ids) {
        return ids.isEmpty()
                ? List.of()
                : list(
                        "SELECT "
                                + COLUMNS
                                + " WHERE t.id IN ("
                                + String.join(", ", Collections.nCopies(ids.size(), "?"))
                                + ") ORDER BY t.id, c.seat",
                        ids.toArray());
    }

    /// The number of tables of a person that have not started.
    public int countWaitingByHost(String host) {
        return database.sql("SELECT COUNT(*) FROM game_table WHERE host = ? AND status = 'open'")
                .param(host)
                .query(Integer.class)
                .single();
    }

    /// The number of tables opened from a source that have not started.
    public int countWaitingBySource(String source) {
        return database.sql("SELECT COUNT(*) FROM game_table WHERE source = ? AND status = 'open'")
                .param(source)
                .query(Integer.class)
                .single();
    }

    /// A table that has not started, and its host.
    public record WaitingTable(String id, String host) {}

    /// The tables that have not started and include both people, as host or on a seat.
    public List<WaitingTable> waitingTablesWithBoth(String one, String other) {
        String there = " AND (host = ? OR id IN (SELECT table_id FROM chair WHERE person = ?))";
        return database.sql("SELECT id, host FROM game_table WHERE status = 'open'" + there + there)
                .params(one, one, other, other)
                .query(
                        (row, number) ->
                                new WaitingTable(row.getString("id"), row.getString("host")))
                .list();
    }

    /// The names on the seats of a finished game, empty for bots. The list is empty while the game
    /// is running.
    public List<String> namesAfterEnd(String table) {
        return database.sql(
                        "SELECT COALESCE(c.name, '') FROM game_table t JOIN chair c"
                                + " ON c.table_id = t.id WHERE t.id = ? AND t.status = 'over'"
                                + " ORDER BY c.seat")
                .param(table)
                .query((row, number) -> row.getString(1))
                .list();
    }

    public boolean exists(String table) {
        return database.sql("SELECT COUNT(*) FROM game_table WHERE id = ?")
                        .param(table)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /// The tables of a person as host or on a seat, most recently updated first. Tables that were
    /// closed before they started are omitted.
    public List<TableSummary> tablesOf(String person) {
        return latest(
                "SELECT "
                        + COLUMNS
                        + " WHERE t.id IN (SELECT id FROM game_table WHERE status <> 'closed'"
                        + " AND (host = ? OR id IN (SELECT table_id FROM chair WHERE person = ?))"
                        + " ORDER BY updated DESC LIMIT ?)",
                person,
                person,
                MAX_LIST);
    }

    /// The tables where it is a person's turn, longest waiting first.
    public List<TableSummary> tablesToMove(String person) {
        return list(
                "SELECT "
                        + COLUMNS
                        + " WHERE t.id IN (SELECT g.id FROM game_table g JOIN chair s"
                        + " ON s.table_id = g.id WHERE s.person = ? AND (g.asked >> s.seat) & 1 = 1"
                        + " GROUP BY g.id, g.updated ORDER BY g.updated LIMIT ?) ORDER BY t.updated, t.id, c.seat",
                person,
                MAX_LIST);
    }

    /// The finished games of a person after a cursor, latest first.
    public List<TableSummary> finishedGames(String person, FinishedCursor after, int most) {
        return list(
                "SELECT "
                        + COLUMNS
                        + " WHERE t.id IN (SELECT g.id FROM game_table g JOIN chair s"
                        + " ON s.table_id = g.id WHERE s.person = ?"
                        + " AND (g.ended < ? OR g.ended = ? AND g.id > ?)"
                        + " GROUP BY g.id, g.ended ORDER BY g.ended DESC, g.id LIMIT ?)"
                        + " ORDER BY t.ended DESC, t.id, c.seat",
                person,
                after.ended(),
                after.ended(),
                after.id(),
                most);
    }

    /// A position in the list of finished games.
    public record FinishedCursor(long ended, String id) {
        public static final FinishedCursor START = new FinishedCursor(Long.MAX_VALUE, "");
    }

    private List<TableSummary> latest(String sql, Object... params) {
        return list(sql + " ORDER BY t.updated DESC, t.id, c.seat", params);
    }

    private List<TableSummary> list(String sql, Object... params) {
        Map<String, TableSummary> found = new LinkedHashMap<>();
        database.sql(sql)
                .params(params)
                .query(
                        row -> {
                            TableSummary next = summary(row);
                            found.merge(next.id(), next, TableQueries::mergeSeats);
                        });
        return List.copyOf(found.values());
    }

    private static TableSummary mergeSeats(TableSummary table, TableSummary next) {
        List<TableSummary.SeatSummary> seats = new ArrayList<>(table.seats());
        seats.addAll(next.seats());
        return next.withSeats(seats);
    }

    private static TableSummary summary(ResultSet row) throws SQLException {
        return new TableSummary(
                row.getString("id"),
                row.getLong("version"),
                row.getString("status"),
                row.getString("game"),
                row.getString("host"),
                row.getBoolean("open"),
                row.getLong("updated"),
                null,
                row.getInt("asked"),
                row.getObject("ended") == null ? null : row.getLong("ended"),
                List.of(
                        new TableSummary.SeatSummary(
                                row.getString("person"),
                                row.getString("name"),
                                row.getString("bot"))));
    }
}
