package lucca.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.server.store.JdbcUrls;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TestPostgres;
import lucca.server.testing.TestServer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.jdbc.datasource.DriverManagerDataSource;

@DisplayName("lucca serve")
class ServeCommandTest {
    @TempDir Path folder;

    private record CommandRun(int code, List<String> lines) {}

    private static CommandRun serve(String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
        command.addAll(
                List.of("-cp", System.getProperty("java.class.path"), "lucca.server.ServeCommand"));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new CommandRun(process.waitFor(), out.lines().toList());
    }

    @Test
    @DisplayName("reports in one sentence that the port is in use")
    void portIsTaken() throws IOException, InterruptedException {
        try (ServerSocket taken = new ServerSocket(0)) {
            String port = String.valueOf(taken.getLocalPort());
            assertThat(serve("--port", port, "--data", folder.toString()))
                    .isEqualTo(
                            new CommandRun(
                                    2,
                                    List.of(
                                            "lucca: port "
                                                    + port
                                                    + " is in use; choose another with --port.")));
        }
    }

    @Test
    @DisplayName("reports in one sentence that another server uses the data folder")
    void folderIsUsed() throws IOException, InterruptedException {
        try (ServerProcess first = new ServerProcess(folder)) {
            CommandRun second = serve("--port", "0", "--data", folder.toString());
            assertThat(second.code()).isEqualTo(2);
            assertThat(second.lines()).hasSize(1);
            assertThat(second.lines().getFirst()).contains("is in use by another server");
            assertThat(first.guest("Anna").get("/api/me").status()).isEqualTo(200);
        }
    }

    @Test
    @DisplayName("accepts connections only from its own machine unless configured otherwise")
    void address(@TempDir Path other) throws IOException {
        String elsewhere = "127.0.0.2"; // another loopback address of this machine
        try (ServerProcess local = new ServerProcess(folder)) {
            assertThat(local.guest("Anna").get("/api/me").status()).isEqualTo(200);
            assertThat(answers(elsewhere, local)).isFalse();
        }
        try (ServerProcess open =
                new ServerProcess("--address", "all", "--data", other.toString())) {
            assertThat(answers(elsewhere, open)).isTrue();
        }
    }

    private static boolean answers(String address, ServerProcess server) throws IOException {
        int port = URI.create(server.address()).getPort();
        try (Socket socket = new Socket(InetAddress.ofLiteral(address), port)) {
            return socket.isConnected();
        } catch (ConnectException e) {
            return false;
        }
    }

    @Test
    @DisplayName("reports in one sentence that the data folder is not writable")
    void folderNotWritable() throws IOException, InterruptedException {
        Path file = Files.createFile(folder.resolve("file"));
        CommandRun commandRun = serve("--port", "0", "--data", file.toString());
        assertThat(commandRun.code()).isEqualTo(2);
        assertThat(commandRun.lines()).hasSize(1);
        assertThat(commandRun.lines().getFirst())
                .startsWith("lucca: cannot write to the data folder");
    }

    @Test
    @DisplayName("reports in one sentence that the database does not exist")
    void missingDatabase() throws IOException, InterruptedException {
        for (String address : List.of("jdbc:nothing:here", "nothing")) {
            CommandRun commandRun = serve("--port", "0", "--database", address);
            assertThat(commandRun.code()).isEqualTo(2);
            assertThat(commandRun.lines())
                    .containsExactly(
                            "lucca: --database must be the URL of a PostgreSQL database,"
                                    + " such as jdbc:postgresql://localhost/lucca.");
        }
    }

    @Test
    @DisplayName("reports in one sentence that a newer version has used the database")
    void newerSchema() throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        new ServerProcess(data).close();
        assertNewer(JdbcUrls.sqliteIn(data), "--data", data.toString());
        String shared = TestPostgres.newDatabase();
        TestServer.onDatabase(shared).close();
        assertNewer(shared, "--database", shared);
    }

    private static void assertNewer(String database, String... options)
            throws IOException, InterruptedException {
        JdbcClient.create(new DriverManagerDataSource(database))
                .sql(
                        "INSERT INTO flyway_schema_history SELECT 99, '99', description, type,"
                                + " script, checksum, installed_by, installed_on, execution_time,"
                                + " success FROM flyway_schema_history WHERE version = '3'")
                .update();
        assertThat(serve("--port", "0", options[0], options[1]))
                .isEqualTo(
                        new CommandRun(
                                2,
                                List.of(
                                        "lucca: a newer version of Lucca has used this database"
                                                + " (schema 99). Upgrade Lucca, or restore an older"
                                                + " backup.")));
    }

    @Test
    @DisplayName("prints help, and reports invalid options")
    void help() throws IOException, InterruptedException {
        CommandRun help = serve("--help");
        assertThat(help.code()).isZero();
        assertThat(help.lines().getFirst()).isEqualTo("Run the server until it is stopped.");
        assertThat(String.join("\n", help.lines()))
                .contains("--port", "--data", "--database", "--limits")
                .contains("--address", "--host", "--proxy");
        assertThat(serve("--prot").code()).isEqualTo(2);
        assertThat(serve("--port", "99999").lines())
                .containsExactly("lucca: 99999 is not a port; use 0 to 65535.");
        assertThat(serve("--host", "a b").lines())
                .containsExactly(
                        "lucca: --host takes names such as lucca.example.org, without a port, not"
                                + " 'a b'.");
        assertThat(serve("--check")).isEqualTo(new CommandRun(0, List.of()));
        assertThat(serve("--address", "here").lines())
                .containsExactly(
                        "lucca: here is not an address of this machine; give one of its addresses, or 'all'.");
        assertThat(serve("--proxy", "nginx").lines())
                .containsExactly(
                        "lucca: --proxy takes addresses and networks such as"
                                + " 10.0.0.5,192.168.1.0/24, not 'nginx'.");
        assertThat(serve("--limits", "few").lines())
                .containsExactly(
                        "lucca: few is not a multiplier for rate limits; give a number, or 'off'.");
    }
}
