package lucca.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lucca.engine.Json;
import lucca.table.Occupant;
import lucca.table.Salt;
import lucca.table.TableEvent;
import lucca.table.TableJson;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// The names under which people sit at tables. They are the one thing in a log that may be changed:
/// no rule and no luck depends on them.
@Component
public final class SeatNameRewriter {
    /// The index `entry_seated` has just these.
    private static final String FROM_SEATED_ENTRIES =
            "FROM entry WHERE person = ? AND substr(event, 1, 16) = '{\"type\":\"seated\"'";

    /// Whether a person has sat down, or has let others sit down, only so many times as yet.
    public static final String SEATED_COUNT_UNCHANGED =
            "(SELECT COUNT(*) " + FROM_SEATED_ENTRIES + ") = ?";

    private final JdbcClient database;

    public SeatNameRewriter(JdbcClient database) {
        this.database = database;
    }

    /// What puts another name on all seats of a person, those included that they have left.
    /// @param tables whose logs are others by it; none if the name is there already
    /// @param count how many times: if there are more when it is done, it is not enough
    public record NameRewrite(List<String> tables, List<SqlStatement> statements, int count) {
        public NameRewrite {
            tables = List.copyOf(tables);
            statements = List.copyOf(statements);
        }
    }

    private record SeatedEntry(String table, long version, Json.Obj event) {}

    /// What must be written so that a person has another name wherever they have sat.
    public NameRewrite planRename(String person, String name) {
        List<SeatedEntry> lines =
                database.sql("SELECT table_id, version, event " + FROM_SEATED_ENTRIES)
                        .param(person)
                        .query(
                                (row, number) ->
                                        new SeatedEntry(
                                                row.getString("table_id"),
                                                row.getLong("version"),
                                                (Json.Obj) Json.parse(row.getString("event"))))
                        .list();
        Set<String> tables = new TreeSet<>();
        List<SqlStatement> statements = new ArrayList<>();
        statements.add(SqlStatement.of("UPDATE chair SET name = ? WHERE person = ?", name, person));
        for (SeatedEntry seatedEntry : lines) {
            if (TableJson.read(seatedEntry.event())
                            instanceof TableEvent.Seated(int seat, Occupant who, Salt salt)
                    && who instanceof Occupant.Person(String id, String before)
                    && !before.equals(name)) {
                TableEvent renamed =
                        new TableEvent.Seated(seat, new Occupant.Person(id, name), salt);
                tables.add(seatedEntry.table());
                statements.add(
                        SqlStatement.of(
                                "UPDATE entry SET event = ? WHERE table_id = ? AND version = ?",
                                TableJson.write(renamed).toString(),
                                seatedEntry.table(),
                                seatedEntry.version()));
            }
        }
        return new NameRewrite(List.copyOf(tables), statements, lines.size());
    }
}
