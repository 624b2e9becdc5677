package lucca.server.store;

import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.engine.Json;
import lucca.table.TableJson;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Tables that were begun by rules that are gone. They stay as they are, but nobody is to do
/// anything there any more: neither the server nor those whose turn it was. Tables of rules that
/// are yet to come are left to nodes that know them.
@Component
public final class ObsoleteRulesTables {
    private final JdbcClient database;

    public ObsoleteRulesTables(JdbcClient database) {
        this.database = database;
    }

    /// Notes that nobody is waited for at a table, if it is one of these and has not moved on since
    /// that version; whether it was so.
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

    /// Those of some tables that can go on; the others are left, and so found once only.
    public List<TableSummary> withoutObsolete(List<TableSummary> tables) {
        Set<String> gone = obsoleteAmong(tables.stream().map(TableSummary::id).toList());
        tables.stream()
                .filter(table -> gone.contains(table.id()))
                .forEach(table -> clearDeadline(table.id(), table.version()));
        return tables.stream().filter(table -> !gone.contains(table.id())).toList();
    }

    /// The first entry of a log says by which rules it was begun.
    private Set<String> obsoleteAmong(List<String> tables) {
        Set<String> gone = new HashSet<>();
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
                                if (TableJson.hasOutdatedRules((Json.Obj) event)) {
                                    gone.add(row.getString("table_id"));
                                }
                            });
        }
        return gone;
    }
}
