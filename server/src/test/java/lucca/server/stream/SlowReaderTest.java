package lucca.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lucca.engine.Json;
import lucca.server.testing.InterruptingClock;
import lucca.server.testing.OpenStreamCount;
import lucca.server.testing.RawSocketClient;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A stream client that does not read")
class SlowReaderTest {
    private static final String ELSEWHERE = "127.0.0.2";

    @TempDir Path folder;

    private static RawSocketClient follow(TestServer server, String table) throws IOException {
        return RawSocketClient.requesting(server, ELSEWHERE, "/api/tables/" + table + "/stream");
    }

    /// Changes a table several times; returns the last version.
    private static long makeChanges(TestClient host, String table, int times) {
        long last = 0;
        for (int i = 0; i < times; i++) {
            last = host.execute(table, Json.object("type", i % 2 == 0 ? "sit" : "leave"));
        }
        return last;
    }

    @Test
    @DisplayName("is disconnected after a timeout")
    void timeout() throws IOException {
        try (TestServer server =
                TestServer.with(
                        folder,
                        TestServer.SMALL_BUFFERS,
                        TestServer.property("lucca.streams.patience", "500ms"))) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreamCount.at(server);
            try (RawSocketClient idle = follow(server, table);
                    TableStreamClient tableStreamClient = anna.follow(table)) {
                Wait.until(() -> OpenStreamCount.at(server) == before + 2);
                long last = makeChanges(anna, table, 40);
                Wait.until(() -> OpenStreamCount.at(server) == before + 1);
                assertThat(idle.readToEnd()).doesNotContain("id: " + last);
                tableStreamClient.untilVersion(last);
            }
        }
    }

    @Test
    @DisplayName("is disconnected, and others receive heartbeats, while the database hangs")
    void hangingDatabase() throws IOException, InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        InterruptingClock clock = new InterruptingClock(InstantSource.system());
        clock.runWhenReadBy("isSessionValid", () -> hang(asked, release));
        try (TestServer server =
                TestServer.with(
                        folder,
                        TestServer.SMALL_BUFFERS,
                        TestServer.property("lucca.streams.patience", "500ms"),
                        TestServer.property("lucca.streams.heartbeat", "100ms"),
                        TestServer.replacement(InstantSource.class, () -> clock))) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreamCount.at(server);
            try (RawSocketClient idle = follow(server, table);
                    TableStreamClient tableStreamClient = anna.follow(table)) {
                Wait.until(() -> OpenStreamCount.at(server) == before + 2);
                assertThat(asked.await(60, TimeUnit.SECONDS)).isTrue();
                try (RawSocketClient late = follow(server, table)) {
                    assertThat(readsUntil(late, "event: beat")).isTrue();
                }
                long last = makeChanges(anna, table, 40);
                Wait.until(() -> OpenStreamCount.at(server) == before + 1);
                assertThat(idle.readToEnd()).doesNotContain("id: " + last);
                tableStreamClient.untilVersion(last);
            } finally {
                release.countDown();
            }
        }
    }

    private static void hang(CountDownLatch asked, CountDownLatch release) {
        asked.countDown();
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether a text arrives before the end of the stream.
    private static boolean readsUntil(RawSocketClient client, String text) throws IOException {
        StringBuilder received = new StringBuilder();
        for (int next = client.input().read(); next >= 0; next = client.input().read()) {
            if (received.append((char) next).indexOf(text, received.length() - text.length())
                    >= 0) {
                return true;
            }
        }
        return false;
    }

    @Test
    @DisplayName("is disconnected when too many messages are queued for it")
    void messageLimit() throws IOException {
        try (TestServer server = TestServer.with(folder, TestServer.SMALL_BUFFERS)) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreamCount.at(server);
            try (RawSocketClient idle = follow(server, table)) {
                Wait.until(() -> OpenStreamCount.at(server) == before + 1);
                long last = makeChanges(anna, table, 140);
                Wait.until(() -> OpenStreamCount.at(server) == before);
                assertThat(idle.readToEnd()).doesNotContain("id: " + last);
            }
        }
    }

    @Test
    @DisplayName("is disconnected, the slowest first, when too much is queued for all of them")
    void totalLimit() throws IOException {
        try (TestServer server =
                TestServer.with(
                        folder,
                        TestServer.SMALL_BUFFERS,
                        TestServer.property("lucca.streams.queued", "600000"))) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreamCount.at(server);
            List<RawSocketClient> idle = new ArrayList<>();
            try (TableStreamClient tableStreamClient = anna.follow(table)) {
                for (int i = 0; i < 20; i++) {
                    idle.add(follow(server, table));
                }
                Wait.until(() -> OpenStreamCount.at(server) == before + 21);
                long last = makeChanges(anna, table, 40);
                Wait.until(() -> OpenStreamCount.at(server) < before + 10);
                tableStreamClient.untilVersion(last);
                assertThat(OpenStreamCount.at(server)).isGreaterThan(before + 1);
            } finally {
                for (RawSocketClient client : idle) {
                    client.close();
                }
            }
        }
    }

    @Test
    @DisplayName("cannot exhaust the memory of a server, which keeps serving others")
    void memoryLimit() throws IOException {
        List<String> jvm = List.of("-Xmx64m", "-XX:+ExitOnOutOfMemoryError");
        List<String> options = List.of("--data", folder.toString(), "--limits", "100");
        try (ServerProcess server = new ServerProcess(jvm, options)) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            // Makes the view as large as the server allows; what is too large is refused.
            Json say = Json.object("type", "say", "text", "€".repeat(500));
            for (int i = 0; i < 300; i++) {
                anna.command(table, say);
            }
            List<RawSocketClient> idle = new ArrayList<>();
            for (int i = 0; i < 450; i++) {
                idle.add(attack(server, table, i));
                if (i % 50 == 0) {
                    makeChanges(anna, table, 2);
                }
            }
            assertThat(server.isAlive()).isTrue();
            try (TableStreamClient tableStreamClient = server.guest("Bruno").follow(table)) {
                tableStreamClient.untilVersion(makeChanges(anna, table, 2));
            }
            for (RawSocketClient client : idle) {
                client.close();
            }
        }
    }

    private static RawSocketClient attack(ServerProcess server, String table, int number)
            throws IOException {
        RawSocketClient client = new RawSocketClient(server, ELSEWHERE);
        try {
            client.send(
                    "GET /api/tables/"
                            + table
                            + "/stream?lang="
                            + List.of("en", "fr", "it").get(number % 3)
                            + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        } catch (IOException e) {
            // refused at once
        }
        return client;
    }
}
