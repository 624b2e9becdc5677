package lucca.server.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import lucca.engine.Json;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("External bots")
class ExternalBotTest {
    @TempDir Path folder;

    @Test
    @DisplayName("receive as lines what browsers receive as events")
    void sameMessages() throws IOException, InterruptedException {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            String table = anna.open(Json.object("game", "towers"));
            var request =
                    anna.request("/api/tables/" + table + "/stream")
                            .header("Accept", "application/x-ndjson")
                            .build();
            var response = server.http().send(request, BodyHandlers.ofInputStream());
            assertThat(response.headers().firstValue("Content-Type"))
                    .hasValue("application/x-ndjson");
            try (BufferedReader lines =
                            new BufferedReader(
                                    new InputStreamReader(
                                            response.body(), StandardCharsets.UTF_8));
                    TableStreamClient tableStreamClient = anna.follow(table)) {
                for (int i = 0; i < 2; i++) {
                    String frame = tableStreamClient.frame();
                    Json.Obj line = (Json.Obj) Json.parse(Objects.requireNonNull(lines.readLine()));
                    assertThat(frame)
                            .isEqualTo(
                                    "event: "
                                            + ((Json.Str) Json.of(line.get("event"))).value()
                                            + "\nid: "
                                            + line.get("id")
                                            + "\ndata: "
                                            + line.get("data"));
                    anna.command(table, Json.object("type", "say", "text", "line\nline"));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("play whole games with the example in the docs, as guests or with a token")
    void exampleBot(String game) throws IOException, InterruptedException {
        try (TestServer server = TestServer.inFolder(folder)) {
            TestClient anna = server.guest("Anna");
            List<Json> bots = List.of(Json.NULL, Json.of("random"));
            String table = anna.open(Json.object("game", game, "bots", bots, "thought", 1));
            try (TableStreamClient tableStreamClient = anna.follow(table)) {
                boolean guest = !game.equals("citta");
                Process bot = start(server.address(), table, guest ? null : token(server));
                String name = guest ? "\"Bot\"" : "\"Bruno\"";
                tableStreamClient.until(view -> String.valueOf(view.get("seats")).contains(name));
                anna.execute(table, Json.object("type", "start"));
                tableStreamClient.until(view -> Json.of("over").equals(view.get("status")));
                assertThat(bot.waitFor(30, TimeUnit.SECONDS)).isTrue();
                assertThat(bot.exitValue()).isZero();
            }
        }
    }

    /// Returns a token that lets a program act for Bruno.
    private static String token(TestServer server) {
        Json wish = Json.object("name", "my bot", "scopes", List.of("read", "play"));
        return server.guest("Bruno").post("/api/tokens", wish).text("token");
    }

    private static Process start(String address, String table, @Nullable String token)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("../docs/examples/RandomPlayer.java", address, table));
        ProcessBuilder bot = new ProcessBuilder(command).inheritIO();
        if (token != null) {
            bot.environment().put("LUCCA_TOKEN", token);
        }
        return bot.start();
    }
}
