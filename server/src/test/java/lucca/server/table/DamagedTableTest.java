package lucca.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import lucca.engine.Json;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("A damaged table")
@Timeout(120)
class DamagedTableTest {
    /// Captures the log messages of the server.
    private static final class LogCapture extends AppenderBase<ILoggingEvent> {
        private final List<String> lines = new CopyOnWriteArrayList<>();

        @Override
        protected void append(ILoggingEvent event) {
            lines.add(event.getFormattedMessage());
        }
    }

    @Test
    @DisplayName("is logged once and does not delay other tables")
    void loggedOnce(@TempDir Path folder) {
        JdbcClient database =
                JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
        LogCapture logCapture = new LogCapture();
        Logger root = (Logger) LoggerFactory.getLogger("lucca");
        try (TestServer server =
                TestServer.with(folder, TestServer.property("lucca.grace", "100ms"))) {
            TestClient anna = server.guest("Anna");
            List<String> tables =
                    List.of(startedTable(anna), startedTable(anna), startedTable(anna));
            server.restart();
            logCapture.start();
            root.addAppender(logCapture);
            damage(database, tables.get(0), 2, "{\"type\":\"vacated\",\"seat\":99}");
            damage(database, tables.get(1), 1, "no JSON");
            // One round processes all tables that are due, the earliest first.
            for (int i = 0; i < 10; i++) {
                for (String table : tables) {
                    markDue(database, table, 1 + tables.indexOf(table));
                }
                Wait.until(() -> attention(database, tables.get(2)) > 10);
                assertThat(anna.get("/api/tables/" + tables.get(0)).status()).isEqualTo(500);
                assertThat(anna.get("/api/tables/" + tables.get(1)).status())
                        .isGreaterThanOrEqualTo(400);
            }
            assertThat(logCapture.lines)
                    .as("once by the server itself")
                    .containsOnlyOnce("Cannot process table " + tables.get(0))
                    .filteredOn(line -> line.contains(tables.get(0)))
                    .as("at most once for the request")
                    .hasSizeLessThanOrEqualTo(2);
            assertThat(logCapture.lines)
                    .filteredOn(line -> line.contains(tables.get(1)))
                    .hasSize(1);
            assertThat(logCapture.lines).noneMatch(line -> line.contains(tables.get(2)));
        } finally {
            root.detachAppender(logCapture);
        }
    }

    /// Starts a game that waits for Anna, so that a server does not load it before it is due.
    private static String startedTable(TestClient anna) {
        Json timeControl = Json.object("bank", 3_600_000, "turn", 0);
        String table =
                anna.open(
                        Json.object(
                                "game",
                                "towers",
                                "tempo",
                                timeControl,
                                "bots",
                                Arrays.asList(null, "random")));
        anna.sit(table, 0);
        anna.execute(table, Json.object("type", "start"));
        try (TableStreamClient stream = anna.follow(table)) {
            stream.until(view -> Json.of(List.of(0)).equals(view.get("asked")));
        }
        return table;
    }

    private static void damage(JdbcClient database, String table, long version, String event) {
        database.sql("UPDATE entry SET event = ? WHERE table_id = ? AND version = ?")
                .params(event, table, version)
                .update();
    }

    private static void markDue(JdbcClient database, String table, long time) {
        database.sql("UPDATE game_table SET attention = ? WHERE id = ?")
                .params(time, table)
                .update();
    }

    private static long attention(JdbcClient database, String table) {
        return database.sql("SELECT coalesce(attention, 0) FROM game_table WHERE id = ?")
                .param(table)
                .query(Long.class)
                .single();
    }
}
