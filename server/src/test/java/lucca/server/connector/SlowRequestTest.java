package lucca.server.connector;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import lucca.engine.Json;
import lucca.server.NetworkSettings;
import lucca.server.testing.RawSocketClient;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import lucca.server.testing.Wait;
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

    /// Enough repetitions to fill all buffers on the way to a client.
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
    @DisplayName("has a limited time to send a header, even if it sends steadily")
    void header() throws IOException {
        assertThat(isCutOff("GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: ", "x"))
                .isTrue();
    }

    /// Whether the server disconnects a client that sends one piece after another.
    private boolean isCutOff(String opening, String piece) throws IOException {
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(opening);
            return client.sendRepeatedly(piece);
        }
    }

    @Test
    @DisplayName("cannot keep its connection open by sending empty lines")
    void emptyLines() throws IOException {
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            assertThat(client.sendRepeatedly("\r\n")).isTrue();
        }
    }

    @Test
    @DisplayName("has the same limit for the next request on its connection")
    void secondHeader() throws IOException {
        try (RawSocketClient client =
                RawSocketClient.requesting(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            assertThat(client.sendRepeatedly("GET")).isTrue();
        }
    }

    @Test
    @DisplayName("has a limited time to send a body")
    void body() throws IOException {
        assertThat(isCutOff(BODY, " ")).isTrue();
    }

    @Test
    @DisplayName("has the same limit for a body that the server does not read")
    void refusedBody() throws IOException {
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(POST + "Content-Type: text/plain\r\nContent-Length: 9999\r\n\r\n{");
            assertThat(client.sendRepeatedly(" ")).isTrue();
        }
    }

    @Test
    @DisplayName("has a limited time to read a response")
    void response() throws IOException {
        String request = "GET /v3/api-docs HTTP/1.1\r\nHost: localhost\r\n\r\n";
        int length = server.anonymous().get("/v3/api-docs").text().length();
        try (RawSocketClient client = new RawSocketClient(server, HERE)) {
            client.send(request.repeat(TIMES));
            // Reads a few kilobytes a second, so that the timeout of a single write never applies.
            assertThat(client.readSlowly(Duration.ofMillis(50))).isLessThan((long) TIMES * length);
        }
    }

    @Test
    @DisplayName("is distinguished from one that waits for its response or pauses between requests")
    void regularClients() throws IOException {
        TestClient anna = server.guest("Anna");
        String table = anna.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = anna.follow(table);
                RawSocketClient client =
                        RawSocketClient.requesting(server, HERE, "/actuator/health")) {
            assertThat(client.status()).isEqualTo("HTTP/1.1 200 ");
            // Wait until later clients have been disconnected: longer than any of the limits.
            for (int i = 0; i < 2; i++) {
                assertThat(isCutOff(BODY, " ")).isTrue();
            }
            client.send("GET /api/games HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
            assertThat(client.readToEnd()).contains("HTTP/1.1 200 ").contains("towers");
            tableStreamClient.untilVersion(anna.execute(table, Json.object("type", "sit")));
        }
    }

    @Test
    @DisplayName("has a limited number of connections, and others can still connect")
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

    /// Whether an address is served again. The server may notice closed connections a moment later.
    private static boolean isServedAgain(TestServer server) throws IOException {
        long startNanos = System.nanoTime();
        while (System.nanoTime() - startNanos < RawSocketClient.PATIENCE.toNanos()) {
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
    @DisplayName("has a limited number of concurrent requests, and others are served meanwhile")
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
            Wait.until(() -> statusElsewhere(limited).startsWith("HTTP/1.1 429"));
            assertThat(limited.anonymous().get("/actuator/health").status()).isEqualTo(200);
            for (RawSocketClient client : slow) {
                client.close();
            }
            assertThat(isServedAgain(limited)).isTrue();
        }
    }

    /// Returns the status line of a response to another address.
    private static String statusElsewhere(TestServer server) {
        try (RawSocketClient client =
                RawSocketClient.requesting(server, ELSEWHERE, "/actuator/health")) {
            return client.status();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    @DisplayName("is not limited in its connections if it is a trusted proxy")
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
