package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.fair.ChanceSecret;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import lucca.server.testing.Wait;
import lucca.table.AbsencePolicy;
import lucca.table.LogEntry;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.LoggerFactory;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("The journal")
@ParameterizedClass
@EnumSource
class JournalTest {
    private static final ChanceSecret SECRET = new ChanceSecret("a".repeat(64));

    private final DatabaseKind kind;
    private final BreakableDatabase database;
    private final TableQueries queries;
    private final Journal journal;

    JournalTest(DatabaseKind kind, @TempDir Path folder) {
        this.kind = kind;
        database = new BreakableDatabase(kind, folder);
        queries = new TableQueries(JdbcClient.create(database.source()));
        journal = new Journal(database.source()::getConnection);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    @Test
    @DisplayName("stores what it has acknowledged")
    void storesAcknowledged() {
        assertThat(journal.persist(opened("t"))).isTrue();
        assertThat(journal.persist(said("t", 2))).isTrue();
        assertThat(queries.log("t", 0)).hasSize(2);
        assertThat(queries.secret("t")).contains(SECRET);
        assertThat(queries.summaries(List.of("t")))
                .extracting(TableSummary::version)
                .containsExactly(2L);
    }

    @Test
    @DisplayName("refuses the second change to the same version, and writes nothing of it")
    void conflict() {
        journal.persist(opened("t"));
        assertThat(journal.persist(said("t", 2))).isTrue();
        assertThat(journal.persist(said("t", 2))).isFalse();
        assertThat(journal.persist(said("t", 4))).isFalse();
        assertThat(queries.log("t", 0)).hasSize(2);
    }

    @Test
    @DisplayName("writes many changes in one commit")
    void groupCommit() {
        List<String> tables = IntStream.range(0, 200).mapToObj(i -> "t" + i).toList();
        tables.forEach(table -> journal.persist(opened(table)));
        int before = database.commits();
        List<CompletableFuture<Boolean>> all =
                tables.stream().map(table -> async(() -> journal.persist(said(table, 2)))).toList();
        assertThat(all).allMatch(CompletableFuture::join);
        assertThat(database.commits() - before).isLessThan(100);
        assertThat(tables).allMatch(table -> queries.log(table, 0).size() == 2);
    }

    @Test
    @DisplayName("notifies other nodes on PostgreSQL of stored changes only")
    void notifications() throws SQLException {
        assumeThat(kind).isEqualTo(DatabaseKind.POSTGRESQL);
        journal.persist(opened("t"));
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + TableChangeNotice.CHANNEL);
            journal.persist(opened("u"));
            journal.persist(said("t", 3));
            journal.persist(said("t", 2));
            journal.persist(rename("nobody", "u"));
            journal.persist(rename("p", "u"));
            List<String> received = new ArrayList<>();
            while (received.size() < 2) {
                PGConnection pgConnection = connection.unwrap(PGConnection.class);
                for (PGNotification each : pgConnection.getNotifications(10_000)) {
                    received.add(each.getParameter());
                }
            }
            assertThat(received)
                    .containsExactly(journal.nodeId() + " t 2", journal.nodeId() + " u 0");
        }
    }

    @Test
    @DisplayName("notifies of each rewritten log, even with concurrent changes at its table")
    void rewrittenLogs() throws SQLException {
        assumeThat(kind).isEqualTo(DatabaseKind.POSTGRESQL);
        journal.persist(opened("t"));
        int times = 30;
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + TableChangeNotice.CHANNEL);
            for (long version = 2; version < 2 + times; version++) {
                JournalChange.AppendedEntries said = said("t", version);
                List<CompletableFuture<Boolean>> all =
                        List.of(
                                async(() -> journal.persist(opened("other"))),
                                async(() -> journal.persist(rename("p", "t"))),
                                async(() -> journal.persist(said)));
                all.forEach(CompletableFuture::join);
            }
            int received = 0;
            PGNotification[] next = connection.unwrap(PGConnection.class).getNotifications(1000);
            while (next != null && next.length > 0) {
                for (PGNotification each : next) {
                    received +=
                            TableChangeNotice.read(each.getParameter()).versions().containsValue(0L)
                                    ? 1
                                    : 0;
                }
                next = connection.unwrap(PGConnection.class).getNotifications(1000);
            }
            assertThat(received).isEqualTo(times);
        }
    }

    /// Returns a change that succeeds if the person is a host, and that marks the log of a table as
    /// rewritten.
    private static JournalChange.SqlEdit rename(String host, String table) {
        return new JournalChange.SqlEdit(
                List.of(SqlStatement.of("UPDATE game_table SET host = host WHERE host = ?", host)),
                List.of(table));
    }

    @Test
    @DisplayName("retries after a deadlock with another node")
    void deadlock() {
        journal.persist(opened("t"));
        database.deadlockNextCommit();
        assertThat(journal.persist(said("t", 2))).isTrue();
        assertThat(queries.log("t", 0)).hasSize(2);
    }

    @Test
    @DisplayName("splits a notification of many tables into payloads that PostgreSQL accepts")
    void splitNotifications() {
        Map<String, Long> many = new HashMap<>();
        IntStream.range(0, 1000).forEach(i -> many.put("table" + i, 2L + i));
        List<String> texts = new TableChangeNotice("node", many).payloads();
        assertThat(texts).hasSizeBetween(2, 3).allMatch(text -> text.length() < 8000);
        Map<String, Long> read = new HashMap<>();
        texts.forEach(text -> read.putAll(TableChangeNotice.read(text).versions()));
        assertThat(read).isEqualTo(many);
        assertThat(new TableChangeNotice("node", Map.of()).payloads()).isEmpty();
    }

    @Test
    @DisplayName("reports a failed commit to all its callers, and stores nothing")
    void failure() {
        journal.persist(opened("t"));
        database.setBroken(true);
        assertThatThrownBy(() -> journal.persist(said("t", 2)))
                .isInstanceOf(JournalWriteException.class);
        assertThatThrownBy(() -> journal.persist(opened("u")))
                .isInstanceOf(JournalWriteException.class);
        database.setBroken(false);
        Wait.until(() -> journal.failure() == null);
        assertThat(queries.log("t", 0)).hasSize(1);
        assertThat(queries.log("u", 0)).isEmpty();
        assertThat(journal.persist(said("t", 2))).isTrue();
    }

    @Test
    @DisplayName("survives errors of the JVM, and commits nothing of the interrupted group")
    void error() {
        journal.persist(opened("t"));
        database.failOn("journal_writer"); // in the last statement of a group and in each probe
        assertThatThrownBy(() -> journal.persist(said("t", 2)))
                .isInstanceOf(JournalWriteException.class)
                .hasRootCauseInstanceOf(OutOfMemoryError.class);
        Wait.until(() -> database.errors() > 2); // at least one of them in a probe
        assertThat(journal.failure()).isNotNull();
        database.failOn(null);
        Wait.until(() -> journal.failure() == null);
        assertThat(queries.log("t", 0)).hasSize(1);
        assertThat(journal.persist(said("t", 2))).isTrue();
    }

    @Test
    @DisplayName("writes nothing twice when a listener fails")
    void failingListener() throws InterruptedException {
        CountDownLatch connecting = new CountDownLatch(1);
        CountDownLatch reachable = new CountDownLatch(1);
        CountDownLatch notified = new CountDownLatch(1);
        ConnectionFactory slow =
                () -> {
                    connecting.countDown();
                    SqliteFaultTest.await(reachable);
                    return database.source().getConnection();
                };
        try (Journal other = new Journal(slow)) {
            other.onLateWrite(
                    (table, version) -> {
                        notified.countDown();
                        throw new IllegalStateException("a test");
                    });
            Thread impatient = Thread.startVirtualThread(() -> assertRefused(other, opened("t")));
            connecting.await();
            impatient.interrupt();
            impatient.join();
            reachable.countDown();
            Wait.until(() -> notified.getCount() == 0);
            assertThat(other.persist(opened("u"))).isTrue();
            assertThat(database.commits()).isEqualTo(2);
            assertThat(queries.log("t", 0)).hasSize(1);
        }
    }

    @Test
    @DisplayName("logs a failure of the database once, and no stack traces while it works")
    void log() {
        Logger logger = (Logger) LoggerFactory.getLogger(Journal.class);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        logger.addAppender(log);
        try {
            for (int i = 0; i < 3; i++) { // an invalid change, not a failure of the database
                assertRefused(journal, edit("DELETE FROM nowhere"));
                Wait.until(() -> journal.failure() == null);
            }
            database.setBroken(true);
            assertRefused(journal, opened("t"));
            assertRefused(journal, opened("t"));
            Wait.until(() -> database.commits() > 6); // probes
            database.setBroken(false);
            Wait.until(() -> journal.failure() == null);
            journal.close();
        } finally {
            logger.detachAppender(log);
        }
        assertThat(log.list)
                .filteredOn(each -> each.getLevel().isGreaterOrEqual(Level.WARN))
                .filteredOn(each -> each.getThrowableProxy() != null)
                .hasSize(1);
        assertThat(log.list)
                .extracting(ILoggingEvent::getLevel)
                .containsOnlyOnce(Level.ERROR)
                .endsWith(Level.WARN);
    }

    private static JournalChange edit(String sql) {
        return new JournalChange.SqlEdit(List.of(SqlStatement.of(sql)), List.of());
    }

    private static void assertRefused(Journal journal, JournalChange journalChange) {
        assertThatThrownBy(() -> journal.persist(journalChange))
                .isInstanceOf(JournalWriteException.class);
    }

    @Test
    @DisplayName("writes all queued changes before it closes, and nothing after that")
    void closes() {
        journal.persist(opened("t"));
        CompletableFuture<Boolean> last = async(() -> journal.persist(said("t", 2)));
        last.join();
        journal.close();
        assertThatThrownBy(() -> journal.persist(said("t", 3)))
                .isInstanceOf(JournalWriteException.class);
        assertThat(queries.log("t", 0)).hasSize(2);
    }

    private static CompletableFuture<Boolean> async(Supplier<Boolean> task) {
        return CompletableFuture.supplyAsync(task, command -> Thread.startVirtualThread(command));
    }

    static JournalChange.AppendedEntries opened(String id) {
        GameKind kind = GameKinds.named("towers");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        LogEntry logEntry =
                new LogEntry(1, 0, "p", null, new TableEvent.Opened(tableSettings, "p", "c"));
        return new JournalChange.AppendedEntries(
                TableSummary.of(id, Table.of(logEntry), null),
                List.of(logEntry),
                new JournalChange.TableCreation(SECRET, null, null),
                null);
    }

    static JournalChange.AppendedEntries said(String id, long version) {
        JournalChange.AppendedEntries opened = opened(id);
        List<LogEntry> log = new ArrayList<>(opened.entries());
        for (long each = 2; each <= version; each++) {
            log.add(new LogEntry(each, 0, "p", "k" + each, new TableEvent.Said("hello")));
        }
        return new JournalChange.AppendedEntries(
                TableSummary.of(id, Table.of(log), null), List.of(log.getLast()), null, null);
    }
}
