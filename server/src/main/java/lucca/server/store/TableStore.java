package lucca.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import lucca.engine.Json;
import lucca.fair.Secret;
import lucca.table.Entry;
import lucca.table.TableJson;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Reads what the [Journal] has written of tables.
@Component
public final class TableStore {
    private static final int LONGEST_LIST = 100;

    private static final String COLUMNS =
            "t.id, t.version, t.status, t.game, t.host, t.open, t.updated, t.attention,"
                    + " c.person, c.name, c.bot FROM game_table t JOIN chair c ON c.table_id = t.id";

    private final JdbcClient database;

    public TableStore(JdbcClient database) {
        this.database = database;
    }

    /// The whole log of a table; empty if there is no such table.
    public List<Entry> log(String table) {
        return log(table, 0);
    }

    /// The log of a table after that version.
    public List<Entry> log(String table, long after) {
        return database.sql(
                        "SELECT version, time, person, command, event FROM entry"
                                + " WHERE table_id = ? AND version > ? ORDER BY version")
                .params(table, after)
                .query((row, number) -> entry(row))
                .list();
    }

    private static Entry entry(ResultSet row) throws SQLException {
        return new Entry(
                row.getLong("version"),
                row.getLong("time"),
                row.getString("person"),
                row.getString("command"),
                TableJson.read((Json.Obj) Json.parse(row.getString("event"))));
    }

    /// What the chance of a table is made of; for its room alone.
    public Optional<Secret> secret(String table) {
        return database.sql("SELECT secret FROM secret WHERE table_id = ?")
                .param(table)
                .query(String.class)
                .optional()
                .map(Secret::new);
    }

    /// The tables at which anybody may sit down, those of late first.
    public List<Summary> open() {
        return list(
                "SELECT "
                        + COLUMNS
                        + " WHERE t.id IN (SELECT id FROM game_table WHERE status = 'open' AND open"
                        + " ORDER BY updated DESC LIMIT ?)",
                LONGEST_LIST);
    }

    /// The tables that a person has opened or sits at, those of late first.
    public List<Summary> of(String person) {
        return list(
                "SELECT "
                        + COLUMNS
                        + " WHERE t.id IN (SELECT id FROM game_table WHERE host = ? OR id IN"
                        + " (SELECT table_id FROM chair WHERE person = ?)"
                        + " ORDER BY updated DESC LIMIT ?)",
                person,
                person,
                LONGEST_LIST);
    }

    private List<Summary> list(String sql, Object... params) {
        Map<String, Summary> found = new LinkedHashMap<>();
        database.sql(sql + " ORDER BY t.updated DESC, t.id, c.seat")
                .params(params)
                .query(
                        row -> {
                            Summary next = summary(row);
                            found.merge(next.id(), next, TableStore::together);
                        });
        return List.copyOf(found.values());
    }

    private static Summary together(Summary table, Summary next) {
        List<Summary.Sitter> sitters = new ArrayList<>(table.sitters());
        sitters.addAll(next.sitters());
        return next.with(sitters);
    }

    private static Summary summary(ResultSet row) throws SQLException {
        return new Summary(
                row.getString("id"),
                row.getLong("version"),
                row.getString("status"),
                row.getString("game"),
                row.getString("host"),
                row.getBoolean("open"),
                row.getLong("updated"),
                row.getObject("attention") == null ? null : row.getLong("attention"),
                List.of(
                        new Summary.Sitter(
                                row.getString("person"),
                                row.getString("name"),
                                row.getString("bot"))));
    }
}
