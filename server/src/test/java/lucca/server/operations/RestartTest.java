package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import lucca.engine.Json;
import lucca.server.bot.BotAndClockScheduler;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("After a restart")
class RestartTest {
    /// The maximum length of a chat.
    private static final int MOST_MESSAGES = 1000;

    private static final String REQUEST =
            String.join(
                    "\r\n",
                    "POST /api/guests HTTP/1.1",
                    "Host: localhost",
                    "Content-Type: application/json",
                    "Content-Length: 15",
                    "",
                    "{\"name\":\"Anna\"}");

    @Test
    @DisplayName("a table continues as it was, and sessions stay valid")
    void tableContinues(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            TestClient bruno = server.guest("Bruno");
            String table = anna.open(Json.object("game", "carrara"));
            anna.sit(table, 0);
            bruno.sit(table, 1);
            anna.execute(table, Json.object("type", "start"));
            step(anna, bruno, table);
            String before = anna.view(table).text();
            server.restart();
            assertThat(anna.view(table).text()).isEqualTo(before);
            step(anna, bruno, table);
        }
    }

    private static void step(TestClient anna, TestClient bruno, String table) {
        TestClient mover = anna.moves(table).isEmpty() ? bruno : anna;
        long version = mover.view(table).number("version");
        assertThat(mover.play(table, version, mover.moves(table).getFirst()).status())
                .isEqualTo(200);
    }

    @Test
    @DisplayName("everything acknowledged before the stop is stored, and no request fails")
    void acknowledgedIsStored(@TempDir Path folder) throws InterruptedException {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            List<String> tables =
                    IntStream.range(0, 8)
                            .mapToObj(i -> anna.open(Json.object("game", "towers")))
                            .toList();
            Map<String, TestClient.Response> answers = new ConcurrentHashMap<>();
            List<Thread> people =
                    tables.stream()
                            .map(
                                    table ->
                                            Thread.startVirtualThread(
                                                    () -> chatUntilFull(anna, table, answers)))
                            .toList();
            while (answers.size() < 100) {
                Thread.sleep(5);
            }
            server.restart();
            for (Thread each : people) {
                each.join();
            }
            String chat = tables.stream().map(anna::chat).toList().toString();
            assertThat(answers.values())
                    .isNotEmpty()
                    .allSatisfy(each -> assertThat(each.status()).as(each.text()).isEqualTo(200));
            assertThat(answers.keySet()).allMatch(text -> chat.contains('"' + text + '"'));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {12, 60, 112})
    @DisplayName("a request that was sent only in part is not answered as malformed")
    void partialRequest(int length, @TempDir Path folder) throws IOException {
        TestServer.ContextCustomizer impatient =
                TestServer.property("spring.lifecycle.timeout-per-shutdown-phase", "300ms");
        try (TestServer server = TestServer.with(folder, impatient);
                Socket socket = new Socket("localhost", URI.create(server.address()).getPort())) {
            String part = REQUEST.substring(0, length);
            socket.getOutputStream().write(part.getBytes(StandardCharsets.UTF_8));
            socket.getOutputStream().flush();
            server.restart();
            assertThat(answer(socket)).doesNotContain("HTTP/1.1 4");
        }
    }

    /// Returns all bytes until the connection is closed or reset.
    private static String answer(Socket socket) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            socket.getInputStream().transferTo(all);
        } catch (SocketException e) {
            // reset; the bytes before it have been read
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    /// Sends messages until the server stops or the chat is full.
    private static void chatUntilFull(
            TestClient by, String table, Map<String, TestClient.Response> answers) {
        try {
            for (int i = 0; i < MOST_MESSAGES; i++) {
                String text = table + " says " + i;
                Json say = Json.object("type", "say", "text", text);
                answers.put(text, by.command(table, say));
            }
        } catch (UncheckedIOException e) {
            // stopped
        }
    }

    @Test
    @DisplayName("a bot that was thinking starts to think again")
    void botThinksAgain(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            String table =
                    anna.open(
                            Json.object(
                                    "game",
                                    "towers",
                                    "bots",
                                    Arrays.asList(null, "level5"),
                                    "thought",
                                    4000));
            anna.sit(table, 0);
            anna.execute(table, Json.object("type", "start"));
            while (!anna.moves(table).isEmpty()) {
                long version = anna.view(table).number("version");
                anna.play(table, version, anna.moves(table).getFirst());
            }
            server.restart();
            try (TableStreamClient tableStreamClient = anna.follow(table)) {
                tableStreamClient.until(view -> isDecided(tableStreamClient, 1));
            }
        }
    }

    private static boolean isDecided(TableStreamClient tableStreamClient, int seat) {
        return tableStreamClient.events().stream()
                .anyMatch(event -> Json.of(seat).equals(((Json.Obj) event).get("seat")));
    }

    @Test
    @DisplayName(
            "tables with retired rules are ignored; tables with newer rules wait for newer nodes")
    void otherRulesVersions(@TempDir Path folder) {
        JdbcClient database =
                JdbcClient.create(new DriverManagerDataSource(JdbcUrls.sqliteIn(folder)));
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        try (TestServer server =
                TestServer.with(folder, TestServer.property("lucca.grace", "200ms"))) {
            TestClient anna = server.guest("Anna");
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                String table = anna.open(Json.object("game", "towers"));
                anna.sit(table, 0);
                anna.execute(table, Json.object("type", "sit", "as", "Ada"));
                anna.execute(table, Json.object("type", "start"));
                tables.add(table);
            }
            assertThat(anna.get("/api/tables?turn").text()).contains(tables);
            server.restart();
            log.start();
            ((Logger) LoggerFactory.getLogger(BotAndClockScheduler.class)).addAppender(log);
            setRulesVersion(database, tables.get(0), "0");
            setRulesVersion(database, tables.get(1), "0");
            setRulesVersion(database, tables.get(2), "99"); // of a newer node
            for (int i : new int[] {0, 2}) {
                database.sql("UPDATE game_table SET attention = 1 WHERE id = ?")
                        .param(tables.get(i))
                        .update();
                assertThat(anna.get("/api/tables/" + tables.get(i)).status()).isEqualTo(410);
            }
            for (int round = 0; round < 2; round++) {
                awaitRound(database, tables.get(3));
            }
            assertThat(log.list).as("each is logged once").hasSize(2);
            assertThat(log.list).allMatch(line -> line.getLevel() == Level.WARN);
            assertThat(anna.get("/api/tables?turn").text())
                    .contains(tables.subList(2, 4))
                    .doesNotContain(tables.subList(0, 2));
            assertThat(
                            database.sql("SELECT attention FROM game_table WHERE id = ?")
                                    .param(tables.get(2))
                                    .query(Long.class)
                                    .single())
                    .isEqualTo(1);
            assertThat(anna.get("/api/tables?mine").text()).contains(tables);
        }
    }

    /// Waits until the server has searched again for due tables: it processes this one.
    private static void awaitRound(JdbcClient database, String table) {
        assertThat(
                        database.sql("UPDATE game_table SET attention = 1 WHERE id = ?")
                                .param(table)
                                .update())
                .isEqualTo(1);
        Wait.until(() -> !isDue(database, table));
    }

    private static boolean isDue(JdbcClient database, String table) {
        return database.sql("SELECT count(*) FROM game_table WHERE id = ? AND attention = 1")
                        .param(table)
                        .query(Long.class)
                        .single()
                > 0;
    }

    /// Changes the rules version with which a table was opened.
    private static void setRulesVersion(JdbcClient database, String table, String rules) {
        assertThat(
                        database.sql(
                                        "UPDATE entry SET event = replace(event, '\"rules\":1,', ?)"
                                                + " WHERE version = 1 AND table_id = ?")
                                .params("\"rules\":" + rules + ",", table)
                                .update())
                .isEqualTo(1);
    }

    @Test
    @DisplayName("a clock that ran out during the restart ends the game")
    void clockRunsOut(@TempDir Path folder) {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            TestClient bruno = server.guest("Bruno");
            String table =
                    anna.open(
                            Json.object(
                                    "game",
                                    "towers",
                                    "tempo",
                                    Json.object("bank", 0, "turn", 1500)));
            anna.sit(table, 0);
            bruno.sit(table, 1);
            anna.execute(table, Json.object("type", "start"));
            server.restart();
            try (TableStreamClient tableStreamClient = anna.follow(table)) {
                tableStreamClient.until(view -> Json.of("over").equals(view.get("status")));
                assertThat(Objects.requireNonNull(tableStreamClient.view().get("end")).toString())
                        .contains("\"reason\":\"time\"");
            }
        }
    }
}
