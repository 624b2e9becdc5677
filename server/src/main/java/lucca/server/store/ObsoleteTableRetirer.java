package lucca.server.store;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Json;
import lucca.table.TableEventCodec;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Finds tables whose rules version no longer exists. They stay as they are, but neither the server
/// nor people can move there any more. Tables with rules of newer servers are left to nodes that
/// know them.
@Component
public final class ObsoleteTableRetirer {
    private final JdbcClient database;

    public ObsoleteTableRetirer(JdbcClient database) {
        this.database = database;
    }

    /// Clears the deadline and the seats to move of a table if its rules are obsolete and its
    /// version is unchanged; returns whether it did.
    public boolean retire(String table, long version) {
        return !obsoleteAmong(List.of(table)).isEmpty() && clearDeadline(table, version);
    }

    private boolean clearDeadline(String table, long version) {
        return database.sql(
                                "UPDATE game_table SET attention = NULL, asked = 0"
                                        + " WHERE id = ? AND version = ?")
                        .params(table, version)
                        .update()
                > 0;
    }

    /// Returns the tables that can continue; retires the others, so that they are found only once.
    public List<TableSummary> withoutObsolete(List<TableSummary> tables) {
        Set<String> obsolete = obsoleteAmong(tables.stream().map(TableSummary::id).toList());
        tables.stream()
                .filter(table -> obsolete.contains(table.id()))
                .forEach(table -> clearDeadline(table.id(), table.version()));
        return tables.stream().filter(table -> !obsolete.contains(table.id())).toList();
    }

    /// The tables with obsolete rules. The first log entry contains the rules version.
    private Set<String> obsoleteAmong(List<String> tables) {
        Set<String> obsolete = new HashSet<>();
        if (!tables.isEmpty()) {
            String marks = String.join(", ", Collections.nCopies(tables.size(), "?"));
            database.sql(
                            "SELECT table_id, event FROM entry WHERE version = 1 AND table_id IN ("
                                    + marks
                                    + ")")
                    .params(tables)
                    .query(
                            row -> {
                                Json event = Json.parse(row.getString("event"));
                                if (TableEventCodec.hasOutdatedRules((Json.Obj) event)) {
                                    obsolete.add(row.getString("table_id"));
                                }
                            });
        }
        return obsolete;
    }
}
