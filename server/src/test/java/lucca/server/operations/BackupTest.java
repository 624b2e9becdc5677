package lucca.server.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import lucca.engine.Json;
import lucca.server.testing.ServerProcess;
import lucca.server.testing.TestClient;
import lucca.server.testing.TestServer;
import org.flywaydb.core.Flyway;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisplayName("A backup")
class BackupTest {
    private static final int MAX_COPIES = 100;

    @TempDir Path folder;

    private static int run(Callable<Integer> command, Object... args) {
        String[] texts = new String[args.length];
        for (int i = 0; i < args.length; i++) {
            texts[i] = args[i].toString();
        }
        return new CommandLine(command).execute(texts);
    }

    @Test
    @DisplayName(
            "contains everything acknowledged before it began, and its tables can be played on")
    void whileGamesArePlayed() throws InterruptedException {
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        String table;
        @Nullable String cookie;
        List<String> acknowledged;
        try (ServerProcess server = new ServerProcess(from)) {
            TestClient anna = server.guest("Anna");
            cookie = anna.cookie();
            table = anna.open(Json.object("game", "towers"));
            anna.sit(table, 0);
            TestClient carla = server.guest("Carla");
            List<String> opened = new CopyOnWriteArrayList<>();
            AtomicBoolean done = new AtomicBoolean();
            CountDownLatch some = new CountDownLatch(20);
            CompletableFuture<Void> busy =
                    CompletableFuture.runAsync(
                            () -> {
                                while (!done.get()) {
                                    opened.add(carla.open(Json.object("game", "towers")));
                                    some.countDown();
                                }
                            });
            assertThat(some.await(1, TimeUnit.MINUTES)).isTrue();
            // Repeat until a table is opened during a copy; a copy may be too fast for that.
            int tries = 0;
            do {
                acknowledged = List.copyOf(opened);
                assertThat(run(new BackupCommand(), copy, "--data", from, "--force")).isZero();
            } while (opened.size() == acknowledged.size() && ++tries < MAX_COPIES);
            assertThat(run(new RestoreCommand(), copy, "--data", from, "--force")).isEqualTo(2);
            done.set(true);
            busy.join();
            anna.view(table);
        }
        assertThat(run(new RestoreCommand(), copy, "--data", to)).isZero();
        try (TestServer server = TestServer.inFolder(to)) {
            TestClient anna = new TestClient(server, cookie);
            acknowledged.forEach(anna::view);
            TestClient bruno = server.guest("Bruno");
            bruno.sit(table, 1);
            anna.execute(table, Json.object("type", "start"));
        }
    }

    @Test
    @DisplayName("and the data folder are readable only by their owner")
    void filePermissions() throws IOException, InterruptedException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        Path old = Files.createDirectory(folder.resolve("old"));
        TestServer.inFolder(old).close();
        try (ServerProcess server = new ServerProcess(from);
                ServerProcess older = new ServerProcess(old)) {
            server.guest("Anna");
            older.guest("Anna");
            assertThat(permissions(from)).isEqualTo("rwx------");
            assertHidden(from, "lucca.lock", "lucca.db", "lucca.db-wal", "lucca.db-shm");
            assertHidden(old, "lucca.db", "lucca.db-wal", "lucca.db-shm");
            assertThat(run(new BackupCommand(), copy, "--data", from)).isZero();
        }
        assertHidden(folder, "copy.db");
        Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rw-r--r--"));
        assertThat(run(new RestoreCommand(), copy, "--data", to)).isZero();
        assertThat(permissions(to)).isEqualTo("rwx------");
        assertHidden(to, "lucca.db");
    }

    private static void assertHidden(Path folder, String... names) throws IOException {
        for (String name : names) {
            assertThat(permissions(folder.resolve(name))).as(name).isEqualTo("rw-------");
        }
    }

    private static String permissions(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    @Test
    @DisplayName(
            "overwrites nothing without --force, and never a valid database with a broken file")
    void overwriting() throws IOException {
        Path copy = folder.resolve("copy.db");
        Path from = folder.resolve("from");
        Path to = folder.resolve("to");
        assertThat(run(new BackupCommand(), copy, "--data", from)).isEqualTo(2);
        Files.createDirectories(from);
        TestServer.inFolder(from).close();
        assertThat(run(new BackupCommand(), copy, "--data", from)).isZero();
        assertThat(run(new BackupCommand(), copy, "--data", from)).isEqualTo(2);
        assertThat(run(new BackupCommand(), copy, "--data", from, "--force")).isZero();
        assertThat(run(new BackupCommand(), copy, "--database", "jdbc:postgresql://localhost/x"))
                .isEqualTo(2);
        assertThat(run(new RestoreCommand(), copy, "--data", to)).isZero();
        byte[] restored = Files.readAllBytes(to.resolve("lucca.db"));
        assertThat(run(new RestoreCommand(), copy, "--data", to)).isEqualTo(2);
        Path broken = Files.writeString(folder.resolve("broken"), "no database");
        assertThat(run(new RestoreCommand(), broken, "--data", to, "--force")).isEqualTo(2);
        assertThat(run(new RestoreCommand(), folder.resolve("none"), "--data", to)).isEqualTo(2);
        Path unused = folder.resolve("unused");
        assertThat(run(new RestoreCommand(), broken, "--data", unused)).isEqualTo(2);
        assertThat(unused).doesNotExist();
        assertThat(Files.readAllBytes(to.resolve("lucca.db"))).isEqualTo(restored);
        assertThat(run(new RestoreCommand(), copy, "--data", to, "--force")).isZero();
    }

    @Test
    @DisplayName("is restored only if this or an older version of Lucca made it")
    void invalidBackups() throws IOException, SQLException {
        Path copy = folder.resolve("copy.db");
        Path from = Files.createDirectory(folder.resolve("from"));
        Path to = folder.resolve("to");
        TestServer.inFolder(from).close();
        assertThat(run(new BackupCommand(), copy, "--data", from)).isZero();
        assertThat(run(new RestoreCommand(), copy, "--data", to)).isZero();
        byte[] restored = Files.readAllBytes(to.resolve("lucca.db"));
        Path foreign = folder.resolve("foreign.db");
        execute(foreign, "CREATE TABLE game_table (id TEXT)");
        assertRefused(foreign, to);
        for (String change :
                List.of(
                        "ALTER TABLE entry DROP COLUMN companion",
                        "DROP TABLE secret",
                        "CREATE TRIGGER t AFTER INSERT ON session BEGIN DELETE FROM entry; END",
                        "CREATE VIEW v AS SELECT * FROM session",
                        "DROP TABLE flyway_schema_history",
                        "UPDATE flyway_schema_history SET checksum = 1 WHERE version = '3'",
                        "INSERT INTO flyway_schema_history SELECT 99, '99', description, type,"
                                + " script, checksum, installed_by, installed_on, execution_time,"
                                + " success FROM flyway_schema_history WHERE version = '3'")) {
            Path changed = folder.resolve("changed.db");
            Files.copy(copy, changed, StandardCopyOption.REPLACE_EXISTING);
            execute(changed, change);
            assertRefused(changed, to);
        }
        assertThat(Files.readAllBytes(to.resolve("lucca.db"))).isEqualTo(restored);
    }

    private static void assertRefused(Path file, Path to) {
        assertThat(run(new RestoreCommand(), file, "--data", to, "--force"))
                .as(file + "")
                .isEqualTo(2);
    }

    private static void execute(Path file, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    @DisplayName("of an older version is restored")
    void olderVersion() throws SQLException {
        Path old = folder.resolve("old.db");
        Flyway.configure()
                .dataSource("jdbc:sqlite:" + old, null, null)
                .locations("classpath:lucca/server/migration")
                .target("6")
                .load()
                .migrate();
        Path to = folder.resolve("to");
        assertThat(run(new RestoreCommand(), old, "--data", to)).isZero();
        try (TestServer server = TestServer.inFolder(to)) {
            assertThat(server.guest("Anna").get("/api/me").status()).isEqualTo(200);
        }
    }
}
