package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import lucca.engine.Json;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The log")
class LogTest {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+");

    @TempDir Path folder;

    /// A server whose log goes into a file.
    private record Logged(String address, HttpClient http) implements Site {}

    @Test
    @DisplayName("is JSON if wanted, and has no secret of a person or a table, whatever is told")
    void secrets() throws IOException, InterruptedException {
        Path log = folder.resolve("log");
        Process process = start(log);
        try (HttpClient http = HttpClient.newHttpClient()) {
            Logged server = new Logged(address(log, process), http);
            Visitor anna = server.guest("Anna");
            String table =
                    anna.open(
                            Json.object("game", "towers", "bots", Json.parse("[null,\"random\"]")));
            anna.done(table, Json.object("type", "sit", "salt", "my own salt"));
            anna.done(table, Json.object("type", "start"));
            Json.Obj me = anna.get("/api/me").json();
            try (Follower follower = anna.follow(table)) {
                assertThat(follower.next()).isTrue();
            }
            anna.command(table, Json.object("type", "nonsense"));
            anna.done(table, Json.object("type", "resign"));
            Json.Obj record = anna.get("/api/tables/" + table + "/record").json();
            String secret = String.valueOf(((Json.Obj) Json.of(record.get("fair"))).get("secret"));
            process.destroy();
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            List<String> lines = Files.readAllLines(log);
            assertThat(lines).filteredOn(line -> line.startsWith("{")).hasSizeGreaterThan(50);
            String token = Objects.requireNonNull(anna.cookie()).split("=", 2)[1];
            assertThat(String.join("\n", lines))
                    .doesNotContain(token, secret.replace("\"", ""), "my own salt")
                    .doesNotContain("ERROR");
            assertThat(me.get("name")).isEqualTo(Json.of("Anna"));
        } finally {
            process.destroyForcibly();
        }
    }

    private Process start(Path log) throws IOException {
        ProcessBuilder builder =
                new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        classPath(),
                        "lucca.server.Main",
                        "--port",
                        "0",
                        "--log",
                        "ecs",
                        "--data",
                        folder.resolve("data").toString());
        builder.environment().put("LOGGING_LEVEL_ROOT", "DEBUG");
        return builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    }

    /// Without the log settings of tests.
    private static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(each -> !Files.exists(Path.of(each, "logback-test.xml")))
                .collect(Collectors.joining(File.pathSeparator));
    }

    /// Waits until the server says where it is.
    private static String address(Path log, Process process)
            throws IOException, InterruptedException {
        while (process.isAlive()) {
            Matcher address = ADDRESS.matcher(Files.readString(log));
            if (address.find()) {
                return address.group();
            }
            Thread.sleep(100);
        }
        throw new AssertionError(Files.readString(log));
    }
}
