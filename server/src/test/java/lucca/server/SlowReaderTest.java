package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import lucca.engine.Json;
import lucca.server.store.Wait;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A reader of a stream that does not read")
class SlowReaderTest {
    private static final String ELSEWHERE = "127.0.0.2";

    @TempDir Path folder;

    private static RawClient follow(Running server, String table) throws IOException {
        return RawClient.asking(server, ELSEWHERE, "/api/tables/" + table + "/stream");
    }

    /// Lets something happen at a table, some times.
    private static long happen(Visitor host, String table, int times) {
        long last = 0;
        for (int i = 0; i < times; i++) {
            last = host.done(table, Json.object("type", i % 2 == 0 ? "sit" : "leave"));
        }
        return last;
    }

    @Test
    @DisplayName("is cut off after a while, and its connection with it")
    void time() throws IOException {
        try (Running server =
                Running.with(
                        folder,
                        Running.SMALL_BUFFERS,
                        Running.set("lucca.streams.patience", "500ms"))) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreams.at(server);
            try (RawClient idle = follow(server, table);
                    Follower follower = anna.follow(table)) {
                Wait.until(() -> OpenStreams.at(server) == before + 2);
                long last = happen(anna, table, 40);
                Wait.until(() -> OpenStreams.at(server) == before + 1);
                assertThat(idle.rest()).doesNotContain("id: " + last);
                follower.untilVersion(last);
            }
        }
    }

    @Test
    @DisplayName("is cut off, and others hear the heartbeat, while the database hangs")
    void hangingDatabase() throws IOException, InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        Interruption clock = new Interruption(InstantSource.system());
        clock.at("isWelcome", () -> hang(asked, free));
        try (Running server =
                Running.with(
                        folder,
                        Running.SMALL_BUFFERS,
                        Running.set("lucca.streams.patience", "500ms"),
                        Running.set("lucca.streams.heartbeat", "100ms"),
                        Running.part(InstantSource.class, () -> clock))) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreams.at(server);
            try (RawClient idle = follow(server, table);
                    Follower follower = anna.follow(table)) {
                Wait.until(() -> OpenStreams.at(server) == before + 2);
                assertThat(asked.await(60, TimeUnit.SECONDS)).isTrue();
                try (RawClient late = follow(server, table)) {
                    assertThat(until(late, "event: beat")).isTrue();
                }
                long last = happen(anna, table, 40);
                Wait.until(() -> OpenStreams.at(server) == before + 1);
                assertThat(idle.rest()).doesNotContain("id: " + last);
                follower.untilVersion(last);
            } finally {
                free.countDown();
            }
        }
    }

    private static void hang(CountDownLatch asked, CountDownLatch free) {
        asked.countDown();
        try {
            free.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Whether a text comes before the end.
    private static boolean until(RawClient client, String text) throws IOException {
        StringBuilder heard = new StringBuilder();
        for (int next = client.in().read(); next >= 0; next = client.in().read()) {
            if (heard.append((char) next).indexOf(text, heard.length() - text.length()) >= 0) {
                return true;
            }
        }
        return false;
    }

    @Test
    @DisplayName("is cut off when more messages wait for it than may")
    void messages() throws IOException {
        try (Running server = Running.with(folder, Running.SMALL_BUFFERS)) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreams.at(server);
            try (RawClient idle = follow(server, table)) {
                Wait.until(() -> OpenStreams.at(server) == before + 1);
                long last = happen(anna, table, 140);
                Wait.until(() -> OpenStreams.at(server) == before);
                assertThat(idle.rest()).doesNotContain("id: " + last);
            }
        }
    }

    @Test
    @DisplayName("is cut off, the slowest first, when too much waits for all of them")
    void total() throws IOException {
        try (Running server =
                Running.with(
                        folder,
                        Running.SMALL_BUFFERS,
                        Running.set("lucca.streams.queued", "600000"))) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            int before = OpenStreams.at(server);
            List<RawClient> idle = new ArrayList<>();
            try (Follower follower = anna.follow(table)) {
                for (int i = 0; i < 20; i++) {
                    idle.add(follow(server, table));
                }
                Wait.until(() -> OpenStreams.at(server) == before + 21);
                long last = happen(anna, table, 40);
                Wait.until(() -> OpenStreams.at(server) < before + 10);
                follower.untilVersion(last);
                assertThat(OpenStreams.at(server)).isGreaterThan(before + 1);
            } finally {
                for (RawClient client : idle) {
                    client.close();
                }
            }
        }
    }

    @Test
    @DisplayName("cannot exhaust the memory of a server, which answers others all the time")
    void bomb() throws IOException {
        List<String> jvm = List.of("-Xmx64m", "-XX:+ExitOnOutOfMemoryError");
        List<String> options = List.of("--data", folder.toString(), "--limits", "100");
        try (Child server = new Child(jvm, options)) {
            Visitor anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            // As large as a view may become; what is too much for the server is refused.
            Json say = Json.object("type", "say", "text", "€".repeat(500));
            for (int i = 0; i < 300; i++) {
                anna.command(table, say);
            }
            List<RawClient> idle = new ArrayList<>();
            for (int i = 0; i < 450; i++) {
                idle.add(attack(server, table, i));
                if (i % 50 == 0) {
                    happen(anna, table, 2);
                }
            }
            assertThat(server.isAlive()).isTrue();
            try (Follower follower = server.guest("Bruno").follow(table)) {
                follower.untilVersion(happen(anna, table, 2));
            }
            for (RawClient client : idle) {
                client.close();
            }
        }
    }

    private static RawClient attack(Child server, String table, int number) throws IOException {
        RawClient client = new RawClient(server, ELSEWHERE);
        try {
            client.send(
                    "GET /api/tables/"
                            + table
                            + "/stream?lang="
                            + List.of("en", "fr", "it").get(number % 3)
                            + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        } catch (IOException e) {
            // refused at once, as it should be
        }
        return client;
    }
}
