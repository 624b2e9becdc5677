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

    private final TestServer server;

    SlowRequestTest(@TempDir Path folder) {
        server =
                TestServer.with(
                        folder,
                        TestServer.SMALL_BUFFERS,
                        TestServer.property("lucca.edge.header", "1s"),
                        TestServer.property("lucca.edge.body", "1s"),
                        TestServer.property("lucca.edge.response", "1s"));
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
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(begin);
            return client.sendRepeatedly(piece);
        }
    }

    @Test
    @DisplayName("cannot stay by sending empty lines")
    void emptyLines() throws IOException {
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            assertThat(client.sendRepeatedly("\r\n")).isTrue();
        }
    }

    @Test
    @DisplayName("has the same time for the next request on its connection")
    void secondHeader() throws IOException {
        try (RawSocketClient client =
                RawSocketClient.requesting(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            assertThat(client.sendRepeatedly("GET")).isTrue();
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
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(POST + "Content-Type: text/plain\r\nContent-Length: 9999\r\n\r\n{");
            assertThat(client.sendRepeatedly(" ")).isTrue();
        }
    }

    @Test
    @DisplayName("has a total time to take a response")
    void response() throws IOException {
        String request = "GET /v3/api-docs HTTP/1.1\r\nHost: localhost\r\n\r\n";
        int length = server.anonymous().get("/v3/api-docs").text().length();
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(request.repeat(TIMES));
            // A few kilobytes a second, so that the server is never told to give up for good.
            assertThat(client.readSlowly(Duration.ofMillis(50))).isLessThan((long) TIMES * length);
        }
    }

    @Test
    @DisplayName("is not taken for one while it waits for its answer, or between two requests")
    void honest() throws IOException {
        TestClient anna = server.guest("Anna");
        String table = anna.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = anna.follow(table);
                RawSocketClient client =
                        RawSocketClient.requesting(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            // Until others, who have come later, have been cut off: longer than any of the limits.
            for (int i = 0; i < 2; i++) {
                assertThat(isCutOff(BODY, " ")).isTrue();
            }
            client.send("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(client.readToEnd()).contains("HTTP/1.1 200 ").contains("towers");
            tableStreamClient.untilVersion(anna.execute(table, Json.object("type", "sit")));
        }
    }

    @Test
    @DisplayName("has only so many connections, and others can still come")
    void connections(@TempDir Path folder) throws IOException {
        try (TestServer limited = TestServer.limited(folder, 0.02, false)) {
            List<RawSocketClient> idle = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                idle.add(RawSocketClient.requesting(limited, ELSEWHERE, "/actuator/health"));
                assertThat(idle.getLast().status()).isEqualTo("HTTP/1.1 200 ");
            }
            try (RawSocketClient tooMany = new RawSocketClient(limited, ELSEWHERE)) {
                assertThat(tooMany.readToEnd()).isEmpty();
            }
            assertThat(limited.anonymous().get("/actuator/health").status()).isEqualTo(200);
            for (RawSocketClient client : idle) {
                client.close();
            }
            assertThat(isServedAgain(limited)).isTrue();
        }
    }

    /// Whether an address is served again, which the server may notice a moment later.
    private static boolean isServedAgain(TestServer server) throws IOException {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < RawSocketClient.PATIENCE.toNanos()) {
            try (RawSocketClient client = new RawSocketClient(server, ELSEWHERE)) {
                client.send("GET /actuator/health HTTP/1.0\r\n\r\n");
                if (client.readToEnd().startsWith("HTTP/1.1 200")) {
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
        try (TestServer limited =
                TestServer.with(
                        folder,
                        TestServer.property("lucca.limits", "1"),
                        TestServer.property("lucca.edge.body", "10m"),
                        TestServer.property("lucca.edge.queue", "500ms"))) {
            List<RawSocketClient> slow = new ArrayList<>();
            for (int i = 0; i < 64; i++) {
                slow.add(new RawSocketClient(limited, ELSEWHERE));
                slow.getLast().send(BODY);
            }
            Wait.until(() -> answers(limited).startsWith("HTTP/1.1 429"));
            assertThat(limited.anonymous().get("/actuator/health").status()).isEqualTo(200);
            for (RawSocketClient client : slow) {
                client.close();
            }
            assertThat(isServedAgain(limited)).isTrue();
        }
    }

    /// The first line of an answer to somebody elsewhere.
    private static String answers(TestServer server) {
        try (RawSocketClient client =
                RawSocketClient.requesting(server, ELSEWHERE, "/actuator/health")) {
            return client.status();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("is no trusted proxy, which may have any number of connections")
    void proxy(@TempDir Path folder) throws IOException {
        NetworkSettings networkSettings = new NetworkSettings(HERE, ELSEWHERE, List.of());
        try (TestServer limited = TestServer.inNetwork(folder, 0.02, networkSettings)) {
            List<RawSocketClient> idle = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                idle.add(RawSocketClient.requesting(limited, ELSEWHERE, "/actuator/health"));
            }
            for (RawSocketClient client : idle) {
                assertThat(client.status()).startsWith("HTTP/1.1 ");
                client.close();
            }
        }
    }
}
