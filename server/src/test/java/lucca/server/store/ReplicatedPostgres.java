package lucca.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;

/// A PostgreSQL with a synchronous standby, so that each commit is on both.
final class ReplicatedPostgres implements AutoCloseable {
    private final Path data;
    private final EmbeddedPostgres primary;
    private final EmbeddedPostgres standby;

    private ReplicatedPostgres(Path data, EmbeddedPostgres primary, EmbeddedPostgres standby) {
        this.data = data;
        this.primary = primary;
        this.standby = standby;
    }

    static ReplicatedPostgres in(Path folder) throws IOException {
        Path first = folder.resolve("primary");
        Path second = folder.resolve("standby");
        start(first).close();
        copy(first, second);
        EmbeddedPostgres primary = start(first);
        Files.createFile(second.resolve("standby.signal"));
        Files.writeString(
                second.resolve("postgresql.auto.conf"),
                "primary_conninfo = 'host=localhost port=%d user=postgres'%n"
                        .formatted(primary.getPort()),
                StandardOpenOption.APPEND);
        EmbeddedPostgres standby = start(second);
        execute(primary, "ALTER SYSTEM SET synchronous_standby_names = '*'");
        execute(primary, "SELECT pg_reload_conf()");
        return new ReplicatedPostgres(first, primary, standby);
    }

    private static EmbeddedPostgres start(Path data) throws IOException {
        return EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setServerConfig("synchronous_commit", "on")
                .start();
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> all = Files.walk(from)) {
            all.forEach(
                    each -> {
                        try {
                            Files.copy(
                                    each,
                                    to.resolve(from.relativize(each)),
                                    StandardCopyOption.COPY_ATTRIBUTES);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
        }
    }

    private static void execute(EmbeddedPostgres server, String sql) {
        try (Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    String primary() {
        return primary.getJdbcUrl("postgres", "postgres");
    }

    String standby() {
        return standby.getJdbcUrl("postgres", "postgres");
    }

    /// Kills the primary without a shutdown.
    void killPrimary() throws IOException {
        String pid = Files.readAllLines(data.resolve("postmaster.pid")).getFirst();
        ProcessHandle process = ProcessHandle.of(Long.parseLong(pid)).orElseThrow();
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        process.onExit().join();
    }

    /// Promotes the standby; returns once it accepts changes.
    void promoteStandby() {
        execute(standby, "SELECT pg_promote()");
    }

    @Override
    public void close() throws IOException {
        standby.close();
        primary.close();
    }
}
