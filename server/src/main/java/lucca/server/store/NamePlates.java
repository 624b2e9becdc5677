package lucca.server.store;

import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.table.Occupant;
import lucca.table.TableEvent;
import lucca.table.TableJson;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// The names under which people sit at tables. They are the one thing in a log that may be changed:
/// no rule and no luck depends on them.
@Component
public final class NamePlates {
    /// The index `entry_seated` has just these.
    private static final String SEATED =
            "entry WHERE person = ? AND substr(event, 1, 16) = '{\"type\":\"seated\"'";

    private final JdbcClient database;

    public NamePlates(JdbcClient database) {
        this.database = database;
    }

    /// The tables at which a person has ever sat down.
    public List<String> tables(String person) {
        return database.sql("SELECT DISTINCT table_id FROM " + SEATED + " ORDER BY table_id")
                .param(person)
                .query((row, number) -> row.getString("table_id"))
                .list();
    }

    /// What puts another name on all seats of a person, those included that they have left.
    public List<Statement> rename(String person, String name) {
        List<Statement> statements = new ArrayList<>();
        statements.add(Statement.of("UPDATE chair SET name = ? WHERE person = ?", name, person));
        database.sql("SELECT table_id, version, event FROM " + SEATED)
                .param(person)
                .query(
                        row -> {
                            Json.Obj event = (Json.Obj) Json.parse(row.getString("event"));
                            if (TableJson.read(event)
                                            instanceof
                                            TableEvent.Seated(int seat, Occupant who, String salt)
                                    && who instanceof Occupant.Person(String id, String before)) {
                                TableEvent renamed =
                                        new TableEvent.Seated(
                                                seat, new Occupant.Person(id, name), salt);
                                statements.add(
                                        Statement.of(
                                                "UPDATE entry SET event = ?"
                                                        + " WHERE table_id = ? AND version = ?",
                                                TableJson.write(renamed).toString(),
                                                row.getString("table_id"),
                                                row.getLong("version")));
                            }
                        });
        return statements;
    }
}
