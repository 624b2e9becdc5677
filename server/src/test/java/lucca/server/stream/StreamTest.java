package lucca.server.stream;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import lucca.engine.Json;
import lucca.server.testing.RawSocketClient;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A stream")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StreamTest {
    /// More commands than all buffers on the way to a client can hold.
    private static final int LINES = 6000;

    private final TestServer server;
    private final TestClient anna;
    private final TestClient bruno;

    StreamTest(@TempDir Path folder) {
        server = TestServer.inFolder(folder);
        anna = server.guest("Anna");
        bruno = server.guest("Bruno");
    }

    @AfterAll
    void stop() {
        server.close();
    }

    private long step(String table) {
        TestClient mover = anna.moves(table).isEmpty() ? bruno : anna;
        long version = mover.view(table).number("version");
        return mover.play(table, version, mover.moves(table).getFirst()).number("version");
    }

    @Test
    @DisplayName("that reconnects gets the whole view, or nothing if nothing was missed")
    void resumed() {
        String table = anna.open(Json.object("game", "towers"));
        anna.sit(table, 0);
        bruno.sit(table, 1);
        long start = anna.execute(table, Json.object("type", "start"));
        try (TableStreamClient first = anna.follow(table)) {
            first.untilVersion(start);
            long seen = step(table);
            long last = step(table);
            first.untilVersion(last);
            try (TableStreamClient late = TableStreamClient.of(anna, table, seen)) {
                assertThat(late.frame()).startsWith("event: view\nid: " + last);
            }
            try (TableStreamClient ready = TableStreamClient.of(anna, table, last)) {
                long next = step(table);
                assertThat(ready.frame()).startsWith("event: news\nid: " + next);
            }
        }
    }

    @Test
    @DisplayName("sends the whole view to a person who takes a seat")
    void seated() {
        String table = anna.open(Json.object("game", "towers"));
        try (TableStreamClient tableStreamClient = bruno.follow(table)) {
            tableStreamClient.untilVersion(1);
            assertThat(tableStreamClient.view().get("seat")).isNull();
            bruno.sit(table, 1);
            tableStreamClient.untilVersion(2);
            assertThat(tableStreamClient.view().get("seat")).isEqualTo(Json.of(1));
            assertThat(tableStreamClient.received().getLast()).startsWith("event: view");
            bruno.execute(table, Json.object("type", "leave"));
            tableStreamClient.untilVersion(3);
            assertThat(tableStreamClient.view().get("seat")).isNull();
        }
    }

    @Test
    @DisplayName("ends when the server stops, and does not delay the stop")
    void stopped(@TempDir Path other) {
        TestServer.ContextCustomizer patient =
                TestServer.property("spring.lifecycle.timeout-per-shutdown-phase", "2m");
        try (TestServer brief = TestServer.with(other, patient)) {
            TestClient client = brief.guest("Anna");
            String table = client.open(Json.object("game", "towers"));
            TableStreamClient tableStreamClient = client.follow(table);
            assertThat(tableStreamClient.next()).isTrue();
            long startNanos = System.nanoTime();
            brief.restart();
            assertThat(tableStreamClient.next()).isFalse();
            assertThat(System.nanoTime() - startNanos).isLessThan(TimeUnit.MINUTES.toNanos(2));
            assertThat(client.view(table).number("version")).isEqualTo(1);
        }
    }

    @Test
    @Tag("slow")
    @DisplayName("that is not read does not delay others, and is disconnected")
    void unread() throws IOException {
        String table = anna.open(Json.object("game", "towers"));
        try (Socket idle = new Socket();
                TableStreamClient tableStreamClient = bruno.follow(table)) {
            idle.setReceiveBufferSize(4096);
            idle.connect(
                    new InetSocketAddress("localhost", URI.create(server.address()).getPort()));
            String request =
                    "GET /api/tables/" + table + "/stream HTTP/1.1\r\nHost: localhost\r\n\r\n";
            idle.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
            Json sit = Json.object("type", "sit", "seat", 0, "salt", "x".repeat(64));
            Json leave = Json.object("type", "leave");
            long last = 0;
            for (int i = 0; i < LINES; i++) {
                last = anna.execute(table, i % 2 == 0 ? sit : leave);
            }
            tableStreamClient.untilVersion(last);
            assertThat(RawSocketClient.readToEnd(idle))
                    .contains("event: view")
                    .doesNotContain("\nid: " + last + "\n");
        }
    }
}
