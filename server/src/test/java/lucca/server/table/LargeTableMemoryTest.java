package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TestClient;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("Many tables with long logs")
@Timeout(120)
class LargeTableMemoryTest {
    private static final int TABLES = 90;

    /// How often a request for a pause is made and declined at each table.
    private static final int ROUNDS = 900;

    private static final String NUMBERS =
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :most) ";

    @Test
    @DisplayName("cannot exhaust the memory of a server when they are viewed one after another")
    void viewedInTurn(@TempDir Path folder) {
        List<String> jvm = List.of("-Xmx64m", "-XX:+ExitOnOutOfMemoryError");
        List<String> options = List.of("--data", folder.toString(), "--limits", "off");
        try (ServerProcess server = new ServerProcess(jvm, options)) {
            TestClient anna = server.guest("Anna");
            String table = tableWithDeclinedPause(anna, server.guest("Bruno"));
            long version = anna.view(table).number("version");
            JdbcClient database =
                    JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
            copy(database, table);
            lengthen(database, version);
            TestClient stranger = server.anonymous();
            for (int i = 1; i <= TABLES; i++) {
                TestClient.Response seen = stranger.get("/api/tables/" + name(i));
                assertThat(seen.status()).as(seen.text()).isEqualTo(200);
                assertThat(seen.number("version")).isEqualTo(version + 2L * ROUNDS);
            }
            assertThat(server.isAlive()).isTrue();
        }
    }

    /// Returns a table at which one person has asked for a pause and the other has declined.
    private static String tableWithDeclinedPause(TestClient anna, TestClient bruno) {
        String table = anna.open(Json.object("game", "towers", "seats", 2));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        anna.execute(table, Json.object("type", "start"));
        long request = anna.execute(table, Json.object("type", "pause"));
        bruno.execute(table, Json.object("type", "answer", "version", request, "yes", false));
        return table;
    }

    private static String name(int number) {
        return "copy%012d".formatted(number);
    }

    private static void copy(JdbcClient database, String table) {
        Map<String, ?> which = Map.of("most", TABLES, "table", table);
        String name = "SELECT printf('copy%012d', i), ";
        String tables = "id, version, status, game, host, seats, open, updated";
        String columns = tables.substring(4);
        database.sql(
                        NUMBERS
                                + "INSERT INTO game_table (%s) %s %s FROM n, game_table WHERE id = :table"
                                        .formatted(tables, name, columns))
                .params(which)
                .update();
        for (String each :
                List.of(
                        "secret: secret",
                        "chair: seat, person, name, bot",
                        "entry: version, time, person, command, event")) {
            String[] parts = each.split(": ", 2);
            database.sql(
                            NUMBERS
                                    + "INSERT INTO %1$s (table_id, %2$s) %3$s %2$s FROM n, %1$s WHERE table_id = :table"
                                            .formatted(parts[0], parts[1], name))
                    .params(which)
                    .update();
        }
    }

    /// Repeats the last two entries of all copies, each with a unique long key.
    private static void lengthen(JdbcClient database, long version) {
        database.sql(
                        NUMBERS
                                + "INSERT INTO entry (table_id, version, time, person, command, event)"
                                + " SELECT table_id, version + 2 * i, time, person,"
                                + " printf('%064d', version + 2 * i), event FROM n, entry"
                                + " WHERE table_id LIKE 'copy%' AND version > :after")
                .params(Map.of("most", ROUNDS, "after", version - 2))
                .update();
        database.sql("UPDATE game_table SET version = :version WHERE id LIKE 'copy%'")
                .param("version", version + 2 * ROUNDS)
                .update();
    }
}
