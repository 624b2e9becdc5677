package lucca.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("When many bots are due at once")
class BotContentionTest {
    private static final int TABLES = 20;

    /// More than the server queues in memory, so that some wait in the database.
    private static final int MANY = 110;

    private static final int THOUGHT = 2000;
    private static final int LONG_THOUGHT = 15_000;

    /// Minimum thinking time of a bot while others wait, in milliseconds.
    private static final int FAIR_SHARE = 1000;

    @Test
    @DisplayName("people do not wait for them, and each bot thinks for a shorter time")
    void peopleDoNotWait(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            String apart = anna.open(Json.object("game", "towers"));
            List<String> tables =
                    IntStream.range(0, TABLES).mapToObj(i -> startedTable(anna)).toList();
            long startNanos = System.nanoTime();
            long slowest = 0;
            Set<String> waiting = new HashSet<>(tables);
            while (!waiting.isEmpty()) {
                long before = System.nanoTime();
                anna.execute(apart, Json.object("type", "say", "text", "hello"));
                slowest = Math.max(slowest, System.nanoTime() - before);
                waiting.removeIf(table -> !anna.moves(table).isEmpty());
            }
            long all = System.nanoTime() - startNanos;
            // Without a fair queue, the first request would wait until the last bot has moved.
            assertThat(Duration.ofNanos(slowest)).isLessThan(Duration.ofNanos(all / 2));
            assertThat(Duration.ofNanos(all)).isLessThan(Duration.ofMillis(TABLES * THOUGHT / 2));
        }
    }

    @Test
    @DisplayName("a bot that thinks for long yields to bots that wait")
    void yieldsToWaitingBots(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            List<String> bots = List.of("level5", "level5");
            for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
                String table =
                        anna.open(
                                Json.object(
                                        "game", "towers", "bots", bots, "thought", LONG_THOUGHT));
                anna.execute(table, Json.object("type", "start"));
            }
            String table = startedTable(server.guest("Bruno"), 1);
            long startNanos = System.nanoTime();
            while (anna.view(table).text().contains("\"asked\":[1]")) {
                assertThat(Duration.ofNanos(System.nanoTime() - startNanos))
                        .isLessThan(Duration.ofMillis(LONG_THOUGHT));
            }
        }
    }

    @Test
    @DisplayName("clocks do not wait for them")
    void clocksDoNotWait(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            List<String> bots = List.of("level5", "level5");
            for (int i = 0; i < MANY; i++) {
                String table =
                        anna.open(
                                Json.object(
                                        "game", "towers", "bots", bots, "thought", LONG_THOUGHT));
                anna.execute(table, Json.object("type", "start"));
            }
            Json timeControl = Json.object("bank", 0, "turn", 2000);
            String table = anna.open(Json.object("game", "towers", "tempo", timeControl));
            anna.sit(table, 0);
            server.guest("Bruno").sit(table, 1);
            anna.execute(table, Json.object("type", "start"));
            server.restart();
            try (TableStreamClient tableStreamClient = anna.follow(table)) {
                long startNanos = System.nanoTime();
                tableStreamClient.until(view -> Json.of("over").equals(view.get("status")));
                assertThat(Duration.ofNanos(System.nanoTime() - startNanos))
                        .isLessThan(Duration.ofMillis(MANY * FAIR_SHARE / 2));
            }
        }
    }

    /// Returns a table at which a bot has just begun to think.
    private static String startedTable(TestClient person) {
        return startedTable(person, THOUGHT);
    }

    private static String startedTable(TestClient person, int thinkingTime) {
        List<String> bots = Arrays.asList(null, "level5");
        String table =
                person.open(Json.object("game", "towers", "bots", bots, "thought", thinkingTime));
        person.sit(table, 0);
        person.execute(table, Json.object("type", "start"));
        while (!person.moves(table).isEmpty()) {
            long version = person.view(table).number("version");
            person.play(table, version, person.moves(table).getFirst());
        }
        return table;
    }
}
