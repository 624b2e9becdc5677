package lucca.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import lucca.engine.Json;
import lucca.table.Occupant;
import lucca.table.Salt;
import lucca.table.TableEvent;
import lucca.table.TableEventCodec;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Rewrites the names of people on seats. They are the only part of a log that may change: neither
/// rules nor chance depend on them.
@Component
public final class SeatNameRewriter {
    /// Matches the condition of the index `entry_seated`.
    private static final String FROM_SEATED_ENTRIES =
            "FROM entry WHERE person = ? AND substr(event, 1, 16) = '{\"type\":\"seated\"'";

    /// SQL condition: the number of seats that a person has ever taken, for themselves or
    /// companions, is unchanged.
    public static final String SEATED_COUNT_UNCHANGED =
            "(SELECT COUNT(*) " + FROM_SEATED_ENTRIES + ") = ?";

    private final JdbcClient database;

    public SeatNameRewriter(JdbcClient database) {
        this.database = database;
    }

    /// The statements that rename a person on all seats, including seats they have left.
    /// @param tables whose logs change; empty if the name is already correct
    /// @param count the number of seats found; if it has grown at the time of writing, the plan
    ///     is outdated
    public record NameRewrite(List<String> tables, List<SqlStatement> statements, int count) {
        public NameRewrite {
            tables = List.copyOf(tables);
            statements = List.copyOf(statements);
        }
    }

    private record SeatedEntry(String table, long version, Json.Obj event) {}

    /// Plans a rename of a person at all tables.
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
            if (TableEventCodec.read(seatedEntry.event())
                            instanceof TableEvent.Seated(int seat, Occupant who, Salt salt)
                    && who instanceof Occupant.Person(String id, String before)
                    && !before.equals(name)) {
                TableEvent renamed =
                        new TableEvent.Seated(seat, new Occupant.Person(id, name), salt);
                tables.add(seatedEntry.table());
                statements.add(
                        SqlStatement.of(
                                "UPDATE entry SET event = ? WHERE table_id = ? AND version = ?",
                                TableEventCodec.write(renamed).toString(),
                                seatedEntry.table(),
                                seatedEntry.version()));
            }
        }
        return new NameRewrite(List.copyOf(tables), statements, lines.size());
    }
}
