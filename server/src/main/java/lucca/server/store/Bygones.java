package lucca.server.store;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Json;
import lucca.engine.UnreadableException;
import lucca.table.TableJson;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Tables that were begun by rules that are gone. They stay as they are, but nobody is to do
/// anything there any more: neither the server nor those whose turn it was.
@Component
public final class Bygones {
    private final JdbcClient database;

    public Bygones(JdbcClient database) {
        this.database = database;
    }

    /// Notes that nobody is waited for at a table.
    public void leave(String table) {
        database.sql("UPDATE game_table SET attention = NULL, asked = 0 WHERE id = ?")
                .param(table)
                .update();
    }

    /// Those of some tables that can go on; the others are left, and so found once only.
    public List<Summary> without(List<Summary> tables) {
        Set<String> gone = among(tables);
        gone.forEach(this::leave);
        return tables.stream().filter(table -> !gone.contains(table.id())).toList();
    }

    /// The first entry of a log says by which rules it was begun.
    private Set<String> among(List<Summary> tables) {
        Set<String> gone = new HashSet<>();
        if (!tables.isEmpty()) {
            String marks = String.join(", ", Collections.nCopies(tables.size(), "?"));
            database.sql(
                            "SELECT table_id, event FROM entry WHERE version = 1 AND table_id IN ("
                                    + marks
                                    + ")")
                    .params(tables.stream().map(Summary::id).toList())
                    .query(
                            row -> {
                                if (!isReadable(row.getString("event"))) {
                                    gone.add(row.getString("table_id"));
                                }
                            });
        }
        return gone;
    }

    private static boolean isReadable(String opened) {
        try {
            TableJson.read((Json.Obj) Json.parse(opened));
            return true;
        } catch (UnreadableException e) {
            return false;
        }
    }
}
