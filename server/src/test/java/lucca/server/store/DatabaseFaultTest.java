package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import lucca.engine.Json;
import lucca.server.testing.ServerEndpoint;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestPostgres;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A server whose database fails")
@Timeout(180)
class DatabaseFaultTest {
    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Duration FEW_SECONDS = Duration.ofSeconds(8);
    private static final String HEALTH = "/actuator/health";

    @TempDir Path folder;

    /// Breaks the database, or repairs it.
    @FunctionalInterface
    private interface Fault {
        void set(boolean broken) throws IOException, SQLException;
    }

    /// Asserts that requests refused during a fault are not stored, that health reports the fault,
    /// and that the server recovers within a second of its end.
    private static void survives(ServerEndpoint server, Fault fault)
            throws IOException, SQLException {
        TestClient anna = server.guest("Anna");
        String table = anna.open(Json.object("game", "towers"));
        assertThat(anna.get(HEALTH).status()).isEqualTo(200);
        Duration fastest = Duration.ofDays(1);
        // A busy machine may take longer, so the fastest of some recoveries counts.
        for (int round = 0; round < 2 || round < 6 && fastest.compareTo(SECOND) >= 0; round++) {
            long before = anna.view(table).number("version");
            String text = "round " + round;
            fault.set(true);
            assertRefused(anna, table, text);
            assertThat(anna.get(HEALTH).status()).isEqualTo(503);
            assertThat(anna.get(HEALTH + "/readiness").status()).isEqualTo(503);
            assertRefused(anna, table, text);
            fault.set(false);
            Duration recovery = Wait.until(() -> anna.get(HEALTH).status() == 200);
            fastest = recovery.compareTo(fastest) < 0 ? recovery : fastest;
            assertThat(anna.get(HEALTH + "/readiness").status()).isEqualTo(200);
            assertThat(anna.view(table).number("version")).isEqualTo(before);
            assertThat(say(anna, table, text).statusCode()).isEqualTo(200);
            assertThat(say(anna, table, text).statusCode()).isEqualTo(200);
            assertThat(anna.view(table).number("version")).isEqualTo(before + 1);
        }
        assertThat(fastest).isLessThan(SECOND);
    }

    private static void assertRefused(TestClient testClient, String table, String text) {
        long startNanos = System.nanoTime();
        HttpResponse<String> answer = say(testClient, table, text);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(503);
        assertThat(answer.headers().firstValue("Retry-After")).contains("1");
        assertThat(Duration.ofNanos(System.nanoTime() - startNanos)).isLessThan(FEW_SECONDS);
    }

    /// Sends a chat message with an idempotency key.
    private static HttpResponse<String> say(TestClient testClient, String table, String text) {
        Json say = Json.object("type", "say", "text", text);
        return TestClient.send(
                testClient.server(),
                testClient
                        .request("/api/tables/" + table + "/commands")
                        .header("Content-Type", "application/json")
                        .header("Idempotency-Key", text.replace(' ', '-'))
                        .POST(java.net.http.HttpRequest.BodyPublishers.ofString(say.toString()))
                        .build(),
                BodyHandlers.ofString());
    }

    @Test
    @DisplayName("survives another process that locks the SQLite file")
    void lockedFile() throws IOException, SQLException {
        try (TestServer server = TestServer.inFolder(folder);
                Connection other = DriverManager.getConnection(JdbcUrls.sqliteIn(folder));
                Statement statement = other.createStatement()) {
            survives(server, broken -> statement.execute(broken ? "BEGIN IMMEDIATE" : "COMMIT"));
            assertThat(server.anonymous().get("/actuator/prometheus").text())
                    .contains("lucca_journal_up 1.0", "lucca_journal_queue 0.0")
                    .containsPattern("lucca_journal_not_written_total [4-9]");
        }
    }

    @Test
    @DisplayName("survives a disk that fails: SQLITE_IOERR")
    void diskError() throws IOException, SQLException {
        try (ServerProcess server = new ServerProcess(folder)) {
            survives(server, broken -> limitFiles(server.pid(), broken ? "0" : "unlimited"));
        }
    }

    /// Above this limit, the system refuses writes to any file.
    private static void limitFiles(long process, String bytes) throws IOException {
        String[] command = {
            "prlimit", "--pid", String.valueOf(process), "--fsize=" + bytes + ":unlimited"
        };
        try {
            int code = new ProcessBuilder(command).inheritIO().start().waitFor();
            assertThat(code).isZero();
        } catch (IOException e) {
            System.out.println("skipped: there is no prlimit here");
            abort("no prlimit");
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("survives an unreachable PostgreSQL")
    void unreachableDatabase() throws IOException, SQLException {
        String database = TestPostgres.newDatabase();
        try (DatabaseProxy proxy = new DatabaseProxy(database);
                TestServer server = TestServer.onDatabase(proxy.url(database))) {
            survives(server, broken -> proxy.setReachable(!broken));
        }
    }
}
