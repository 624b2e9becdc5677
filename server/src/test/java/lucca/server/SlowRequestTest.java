package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.server.store.Wait;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A slow client")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SlowRequestTest {
    private static final String HERE = "127.0.0.1";
    private static final String ELSEWHERE = "127.0.0.2";
    private static final String POST = "POST /api/guests HTTP/1.1\r\nHost: localhost\r\n";

    private static final String BODY =
            POST + "Content-Type: application/json\r\nContent-Length: 9999\r\n\r\n{";

    /// As often as fills all buffers on the way to a client.
    private static final int TIMES = 20;

    private final Running server;

    SlowRequestTest(@TempDir Path folder) {
        server =
                Running.with(
                        folder,
                        Running.SMALL_BUFFERS,
                        Running.set("lucca.edge.header", "1s"),
                        Running.set("lucca.edge.body", "1s"),
                        Running.set("lucca.edge.response", "1s"));
    }

    @AfterAll
    void stop() {
        server.close();
    }

    @Test
    @DisplayName("has a total time to send a header, however steadily its bytes come")
    void header() throws IOException {
        assertThat(isCutOff("GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x"))
                .isTrue();
    }

    /// Whether a client that begins so, then sends one piece after another, is cut off.
    private boolean isCutOff(String begin, String piece) throws IOException {
        try (RawClient client = new RawClient(server, HERE)) {
            client.send(begin);
            return client.dribble(piece);
        }
    }

    @Test
    @DisplayName("cannot stay by sending empty lines")
    void emptyLines() throws IOException {
        try (RawClient client = new RawClient(server, HERE)) {
            assertThat(client.dribble("\r\n")).isTrue();
        }
    }

    @Test
    @DisplayName("has the same time for the next request on its connection")
    void secondHeader() throws IOException {
        try (RawClient client = RawClient.asking(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            assertThat(client.dribble("GET")).isTrue();
        }
    }

    @Test
    @DisplayName("has a total time to send a body")
    void body() throws IOException {
        assertThat(isCutOff(BODY, " ")).isTrue();
    }

    @Test
    @DisplayName("has no more time for a body that nobody reads")
    void refusedBody() throws IOException {
        try (RawClient client = new RawClient(server, HERE)) {
            client.send(POST + "Content-Type: text/plain\r\nContent-Length: 9999\r\n\r\n{");
            assertThat(client.dribble(" ")).isTrue();
        }
    }

    @Test
    @DisplayName("has a total time to take a response")
    void response() throws IOException {
        String request = "GET /v3/api-docs HTTP/1.1\r\nHost: localhost\r\n\r\n";
        int length = server.stranger().get("/v3/api-docs").text().length();
        try (RawClient client = new RawClient(server, HERE)) {
            client.send(request.repeat(TIMES));
            // A few kilobytes a second, so that the server is never told to give up for good.
            assertThat(client.sip(Duration.ofMillis(50))).isLessThan((long) TIMES * length);
        }
    }

    @Test
    @DisplayName("is not taken for one while it waits for its answer, or between two requests")
    void honest() throws IOException {
        Visitor anna = server.guest("Anna");
        String table = anna.open(Json.object("game", "towers"));
        try (Follower follower = anna.follow(table);
                RawClient client = RawClient.asking(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            // Until others, who have come later, have been cut off: longer than any of the limits.
            for (int i = 0; i < 2; i++) {
                assertThat(isCutOff(BODY, " ")).isTrue();
            }
            client.send("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(client.rest()).contains("HTTP/1.1 200 ").contains("towers");
            follower.untilVersion(anna.done(table, Json.object("type", "sit")));
        }
    }

    @Test
    @DisplayName("has only so many connections, and others can still come")
    void connections(@TempDir Path folder) throws IOException {
        try (Running limited = Running.limited(folder, 0.02, false)) {
            List<RawClient> idle = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                idle.add(RawClient.asking(limited, ELSEWHERE, "/actuator/health"));
                assertThat(idle.getLast().status()).isEqualTo("HTTP/1.1 200 ");
            }
            try (RawClient tooMany = new RawClient(limited, ELSEWHERE)) {
                assertThat(tooMany.rest()).isEmpty();
            }
            assertThat(limited.stranger().get("/actuator/health").status()).isEqualTo(200);
            for (RawClient client : idle) {
                client.close();
            }
            assertThat(comesBack(limited)).isTrue();
        }
    }

    /// Whether an address is served again, which the server may notice a moment later.
    private static boolean comesBack(Running server) throws IOException {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < RawClient.PATIENCE.toNanos()) {
            try (RawClient client = new RawClient(server, ELSEWHERE)) {
                client.send("GET /actuator/health HTTP/1.0\r\n\r\n");
                if (client.rest().startsWith("HTTP/1.1 200")) {
                    return true;
                }
            } catch (IOException e) {
                // not yet
            }
        }
        return false;
    }

    @Test
    @DisplayName("has only so many requests at a time, and others are served meanwhile")
    void requests(@TempDir Path folder) throws IOException {
        try (Running limited =
                Running.with(
                        folder,
                        Running.set("lucca.limits", "1"),
                        Running.set("lucca.edge.body", "10m"),
                        Running.set("lucca.edge.queue", "500ms"))) {
            List<RawClient> slow = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                slow.add(new RawClient(limited, ELSEWHERE));
                slow.getLast().send(BODY);
            }
            Wait.until(() -> answers(limited).startsWith("HTTP/1.1 429"));
            assertThat(limited.stranger().get("/actuator/health").status()).isEqualTo(200);
            for (RawClient client : slow) {
                client.close();
            }
            assertThat(comesBack(limited)).isTrue();
        }
    }

    /// The first line of an answer to somebody elsewhere.
    private static String answers(Running server) {
        try (RawClient client = RawClient.asking(server, ELSEWHERE, "/actuator/health")) {
            return client.status();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("is no trusted proxy, which may have any number of connections")
    void proxy(@TempDir Path folder) throws IOException {
        Network network = new Network(HERE, ELSEWHERE, List.of());
        try (Running limited = Running.at(folder, 0.02, network)) {
            List<RawClient> idle = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                idle.add(RawClient.asking(limited, ELSEWHERE, "/actuator/health"));
            }
            for (RawClient client : idle) {
                assertThat(client.status()).startsWith("HTTP/1.1 ");
                client.close();
            }
        }
    }
}
