package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.sql.DataSource;
import lucca.server.testing.DatabaseKind;
import lucca.server.testing.Wait;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("A journal on SQLite")
@Timeout(120)
class SqliteFaultTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @TempDir Path folder;

    private DataSource prepared(Path data) {
        DataSource source = DatabaseKind.SQLITE.at(JdbcUrls.sqliteIn(data));
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:lucca/server/migration")
                .load()
                .migrate();
        return source;
    }

    private static TableQueries queries(DataSource source) {
        return new TableQueries(JdbcClient.create(source));
    }

    private static JournalWriteException persistRefused(
            Journal journal, JournalChange journalChange) {
        List<JournalWriteException> caught = new ArrayList<>();
        assertThatThrownBy(() -> journal.persist(journalChange))
                .isInstanceOfSatisfying(JournalWriteException.class, caught::add);
        return caught.getFirst();
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    @DisplayName("stores nothing that it has refused while the file is locked, and recovers")
    void busy() throws SQLException {
        DataSource source = prepared(folder);
        try (Journal journal = new Journal(source::getConnection);
                Connection other = source.getConnection()) {
            journal.persist(JournalTest.opened("t"));
            execute(other, "BEGIN IMMEDIATE");
            JournalWriteException refusal = persistRefused(journal, JournalTest.said("t", 2));
            assertThat(refusal.isOutcomeUnknown()).isFalse();
            assertThat(refusal).hasStackTraceContaining("SQLITE_BUSY");
            assertThat(journal.failure()).isNotNull();
            long startNanos = System.nanoTime();
            persistRefused(journal, JournalTest.said("t", 2));
            assertThat(Duration.ofNanos(System.nanoTime() - startNanos)).isLessThan(SECOND);
            execute(other, "COMMIT");
            assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
            assertThat(queries(source).log("t", 0)).hasSize(1);
            assertThat(journal.persist(JournalTest.said("t", 2))).isTrue();
            assertThat(queries(source).log("t", 0)).hasSize(2);
        }
    }

    @Test
    @DisplayName("acknowledges a commit after which another process locks the file")
    void busyAfterwards() throws SQLException, InterruptedException {
        DataSource source = prepared(folder);
        AtomicBoolean done = new AtomicBoolean();
        try (Journal journal = new Journal(source::getConnection)) {
            journal.persist(JournalTest.opened("t"));
            Thread other = Thread.ofPlatform().start(() -> lockRepeatedly(source, done));
            for (long version = 2; version < 60; version++) {
                assertThat(journal.persist(JournalTest.said("t", version))).isTrue();
            }
            done.set(true);
            other.join();
            assertThat(queries(source).log("t", 0)).hasSize(59);
        }
    }

    private static void lockRepeatedly(DataSource source, AtomicBoolean done) {
        try (Connection other = source.getConnection()) {
            while (!done.get()) {
                execute(other, "BEGIN IMMEDIATE");
                execute(other, "COMMIT");
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("stores nothing that it has refused while the file may not grow")
    void full() throws SQLException {
        DataSource source = prepared(folder);
        boolean[] full = {false};
        ConnectionFactory limited =
                () -> {
                    Connection connection = source.getConnection();
                    execute(connection, "PRAGMA max_page_count = " + (full[0] ? 1 : 1_000_000));
                    return connection;
                };
        // SQLite raises the limit to the current number of pages, so each additional page is
        // refused.
        full[0] = true;
        try (Journal journal = new Journal(limited)) {
            int opened = openUntilRefused(journal, "SQLITE_FULL");
            assertThat(tables(source)).isEqualTo(opened);
            full[0] = false;
            assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
            assertThat(queries(source).log("t" + opened, 0)).isEmpty();
            assertThat(journal.persist(JournalTest.opened("t" + opened))).isTrue();
        }
    }

    /// Returns how many tables could be opened.
    static int openUntilRefused(Journal journal, String reason) {
        for (int i = 0; i < 100_000; i++) {
            try {
                journal.persist(JournalTest.opened("t" + i));
            } catch (JournalWriteException e) {
                assertThat(e.isOutcomeUnknown()).isFalse();
                assertThat(e).hasStackTraceContaining(reason);
                return i;
            }
        }
        throw new AssertionError("never refused");
    }

    @Test
    @DisplayName("stores nothing that it has refused while the disk is full")
    void diskFull() throws IOException {
        try (TestFileSystem disk = TestFileSystem.of(folder, 4)) {
            DataSource source = prepared(disk.path());
            Path ballast = disk.path().resolve("ballast");
            try (Journal journal = new Journal(source::getConnection)) {
                journal.persist(JournalTest.opened("first"));
                disk.fill(ballast);
                int opened = openUntilRefused(journal, "SQLITE_FULL");
                assertThat(journal.failure()).isNotNull();
                Files.delete(ballast);
                assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
                assertThat(queries(source).log("t" + opened, 0)).isEmpty();
                assertThat(journal.persist(JournalTest.opened("t" + opened))).isTrue();
                assertThat(tables(source)).isEqualTo(opened + 2);
            }
        }
    }

    @Test
    @DisplayName("recovers after the disk was read-only")
    void readOnly() throws IOException {
        try (TestFileSystem disk = TestFileSystem.of(folder, 4)) {
            DataSource source = prepared(disk.path());
            disk.remount("ro");
            try (Journal journal = new Journal(source::getConnection)) {
                assertThat(persistRefused(journal, JournalTest.opened("t")).isOutcomeUnknown())
                        .isFalse();
                assertThat(journal.failure()).isNotNull();
                disk.remount("rw");
                assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
                assertThat(queries(source).log("t", 0)).isEmpty();
                assertThat(journal.persist(JournalTest.opened("t"))).isTrue();
            }
        }
    }

    @Test
    @DisplayName("writes all changes of a group except the one that the database rejects")
    void oneInvalidChange() throws InterruptedException {
        DataSource source = prepared(folder);
        CountDownLatch connecting = new CountDownLatch(1);
        CountDownLatch reachable = new CountDownLatch(1);
        ConnectionFactory slow =
                () -> {
                    connecting.countDown();
                    await(reachable);
                    return source.getConnection();
                };
        JournalChange invalid =
                new JournalChange.SqlEdit(
                        List.of(SqlStatement.of("DELETE FROM nowhere")), List.of(), Set.of());
        try (Journal journal = new Journal(slow)) {
            List<CompletableFuture<String>> answers = new ArrayList<>();
            answers.add(writeAsync(journal, JournalTest.opened("t")));
            connecting.await();
            for (JournalChange journalChange :
                    List.of(
                            JournalTest.opened("u"),
                            invalid,
                            JournalTest.said("t", 2),
                            JournalTest.opened("v"))) {
                answers.add(writeAsync(journal, journalChange));
            }
            Wait.until(() -> journal.queueLength() == 4);
            reachable.countDown();
            assertThat(answers.stream().map(CompletableFuture::join))
                    .containsExactly("true", "true", "refused", "true", "true");
            assertThat(journal.failure()).isNull();
            assertThat(queries(source).log("t", 0)).hasSize(2);
            assertThat(tables(source)).isEqualTo(3);
        }
    }

    private static int tables(DataSource source) {
        return JdbcClient.create(source)
                .sql("SELECT COUNT(*) FROM game_table")
                .query(Integer.class)
                .single();
    }

    static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static CompletableFuture<String> writeAsync(
            Journal journal, JournalChange journalChange) {
        return CompletableFuture.supplyAsync(
                () -> persistOutcome(journal, journalChange),
                task -> Thread.startVirtualThread(task));
    }

    private static String persistOutcome(Journal journal, JournalChange journalChange) {
        try {
            return String.valueOf(journal.persist(journalChange));
        } catch (JournalWriteException e) {
            return "refused";
        }
    }
}
