package lucca.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lucca.engine.Json;
import lucca.server.testing.ServerEndpoint;
import lucca.server.testing.SoftwareAuthenticator;
import lucca.server.testing.TableStreamClient;
import lucca.server.testing.TestClient;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The log")
class LogSecrecyTest {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+");

    @TempDir Path folder;

    /// A server that logs to a file.
    private record LoggedServer(String address, HttpClient http) implements ServerEndpoint {}

    @Test
    @DisplayName(
            "is JSON if configured, and contains no secret of a person or a table at any level")
    void secrets() throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        Process process = start(log);
        try (HttpClient http = HttpClient.newHttpClient()) {
            LoggedServer server = new LoggedServer(address(log, process), http);
            List<String> secrets = new ArrayList<>();
            secrets.addAll(credentials(server));
            secrets.addAll(tableSecrets(server));
            process.destroy();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            List<String> lines = Files.readAllLines(log);
            assertThat(lines)
                    .filteredOn(line -> !line.startsWith("WARNING: ")) // of the JVM
                    .hasSizeGreaterThan(50)
                    .allMatch(line -> line.startsWith("{"));
            assertThat(secrets).hasSizeGreaterThan(15).allMatch(secret -> secret.length() > 4);
            assertThat(String.join("\n", lines))
                    .doesNotContain(secrets)
                    .doesNotContain("ERROR")
                    .as("at the most detailed level")
                    .contains("TRACE");
        } finally {
            process.destroyForcibly();
        }
    }

    /// Uses all kinds of credentials, valid and invalid, and returns them.
    private static List<String> credentials(LoggedServer server) {
        TestClient anna = server.guest("Anna");
        List<String> secrets = new ArrayList<>(List.of("tower of Lucca", "walls of Lucca"));
        secrets.add(cookie(anna));
        SoftwareAuthenticator softwareAuthenticator = new SoftwareAuthenticator();
        String challenge = anna.post("/api/passkeys/options", "{}").text("challenge");
        Json made = softwareAuthenticator.create(server.address(), "localhost", challenge);
        anna.post("/api/passkeys", Json.object("name", "phone", "credential", made));
        String other = server.anonymous().post("/api/sessions/options", "{}").text("challenge");
        Json used = softwareAuthenticator.authenticate(server.address(), "localhost", other);
        Json shown = Json.object("credential", used);
        assertThat(server.anonymous().post("/api/sessions/passkey", shown).status()).isEqualTo(200);
        assertThat(server.anonymous().post("/api/sessions/passkey", shown).status()).isEqualTo(401);
        secrets.addAll(List.of(challenge, other));
        anna.post("/api/account", Json.object("password", "tower of Lucca"));
        secrets.add(cookie(TestClient.signedIn(server, "Anna", "tower of Lucca")));
        server.anonymous()
                .post("/api/sessions", Json.object("name", "Anna", "password", "gate of Lucca"));
        secrets.add("gate of Lucca");
        String token =
                anna.post("/api/tokens", "{\"name\":\"bot\",\"scopes\":[\"read\"]}").text("token");
        server.anonymous().get("/api/me", "Authorization", "Bearer " + token);
        server.anonymous().get("/api/me", "Authorization", "Bearer lucca_" + "w".repeat(43));
        secrets.addAll(List.of(token, "lucca_" + "w".repeat(43)));
        anna.post(
                "/api/account/password",
                Json.object("old", "tower of Lucca", "new", "walls of Lucca"));
        return secrets;
    }

    private static String cookie(TestClient testClient) {
        return Objects.requireNonNull(testClient.cookie()).split("=", 2)[1];
    }

    /// Plays at a table and returns its secrets: salts, chance secret, cards, chat and decisions.
    private static List<String> tableSecrets(LoggedServer server) {
        TestClient anna = server.guest("Bruna");
        List<Json> bots = List.of(Json.NULL, Json.of("random"));
        String table = anna.open(Json.object("game", "citta", "bots", bots, "thought", 1));
        anna.execute(table, Json.object("type", "sit", "salt", "my own salt"));
        anna.execute(table, Json.object("type", "start"));
        anna.execute(table, Json.object("type", "say", "text", "between us"));
        List<String> secrets = new ArrayList<>(List.of("my own salt", "between us"));
        anna.moves(table).forEach(move -> secrets.add(((Json.Str) move).value()));
        try (TableStreamClient tableStreamClient = anna.follow(table)) {
            assertThat(tableStreamClient.next()).isTrue();
            anna.play(table, tableStreamClient.version(), anna.moves(table).getFirst());
        }
        anna.command(table, Json.object("type", "nonsense"));
        anna.play(table, 1, Json.object("type", "keep", "cards", List.of("1w")));
        anna.execute(table, Json.object("type", "resign"));
        Json.Obj record = anna.get("/api/tables/" + table + "/record").json();
        Json.Obj fair = (Json.Obj) Json.of(record.get("fair"));
        secrets.add(((Json.Str) Json.of(fair.get("secret"))).value());
        for (Json event : ((Json.Arr) Json.of(record.get("events"))).items()) {
            if (((Json.Obj) event).get("cards") instanceof Json.Arr cards) {
                secrets.add(cards.toString());
            }
        }
        return secrets;
    }

    private Process start(Path log) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classPath(),
                        "lucca.server.ServeCommand",
                        "--port",
                        "0",
                        "--log",
                        "ecs",
                        "--data",
                        folder.resolve("data").toString());
        builder.environment().put("LOGGING_LEVEL_ROOT", "TRACE");
        return builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    }

    /// Excludes the log settings of tests.
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(each -> !Files.exists(Path.of(each, "logback-test.xml")))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /// Waits until the server logs its address.
    private static String address(Path log, Process process)
            throws IOException, InterruptedException {
        while (process.isAlive()) {
            Matcher address = ADDRESS.matcher(Files.readString(log).replace("\\/", "/"));
            if (address.find()) {
                return address.group();
            }
            Thread.sleep(100);
        }
        throw new AssertionError(Files.readString(log));
    }
}
