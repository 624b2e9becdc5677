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
import lucca.fair.Secret;
import lucca.table.Entry;
import lucca.table.Lateness;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.Terms;
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
    private static final Secret SECRET = new Secret("a".repeat(64));

    private final DatabaseKind kind;
    private final BreakableDatabase database;
    private final TableStore store;
    private final Journal journal;

    JournalTest(DatabaseKind kind, @TempDir Path folder) {
        this.kind = kind;
        database = new BreakableDatabase(kind, folder);
        store = new TableStore(JdbcClient.create(database.source()));
        journal = new Journal(database.source()::getConnection);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    @Test
    @DisplayName("keeps what it says it has kept")
    void keeps() {
        assertThat(journal.keep(opened("t"))).isTrue();
        assertThat(journal.keep(said("t", 2))).isTrue();
        assertThat(store.log("t", 0)).hasSize(2);
        assertThat(store.secret("t")).contains(SECRET);
        assertThat(store.all(List.of("t"))).extracting(Summary::version).containsExactly(2L);
    }

    @Test
    @DisplayName("refuses who comes second to the same version, and writes nothing of it")
    void conflict() {
        journal.keep(opened("t"));
        assertThat(journal.keep(said("t", 2))).isTrue();
        assertThat(journal.keep(said("t", 2))).isFalse();
        assertThat(journal.keep(said("t", 4))).isFalse();
        assertThat(store.log("t", 0)).hasSize(2);
    }

    @Test
    @DisplayName("writes many changes at once")
    void groups() {
        List<String> tables = IntStream.range(0, 200).mapToObj(i -> "t" + i).toList();
        tables.forEach(table -> journal.keep(opened(table)));
        int before = database.commits();
        List<CompletableFuture<Boolean>> all =
                tables.stream().map(table -> later(() -> journal.keep(said(table, 2)))).toList();
        assertThat(all).allMatch(CompletableFuture::join);
        assertThat(database.commits() - before).isLessThan(100);
        assertThat(tables).allMatch(table -> store.log(table, 0).size() == 2);
    }

    @Test
    @DisplayName("tells other nodes, where there can be some, what it has kept, and nothing else")
    void tells() throws SQLException {
        assumeThat(kind).isEqualTo(DatabaseKind.POSTGRESQL);
        journal.keep(opened("t"));
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + Notice.CHANNEL);
            journal.keep(opened("u"));
            journal.keep(said("t", 3));
            journal.keep(said("t", 2));
            journal.keep(rename("nobody", "u"));
            journal.keep(rename("p", "u"));
            List<String> heard = new ArrayList<>();
            while (heard.size() < 2) {
                PGConnection ear = connection.unwrap(PGConnection.class);
                for (PGNotification each : ear.getNotifications(10_000)) {
                    heard.add(each.getParameter());
                }
            }
            assertThat(heard).containsExactly(journal.node() + " t 2", journal.node() + " u 0");
        }
    }

    @Test
    @DisplayName("tells of each log that was rewritten, whatever else happens at its table")
    void rewritten() throws SQLException {
        assumeThat(kind).isEqualTo(DatabaseKind.POSTGRESQL);
        journal.keep(opened("t"));
        int times = 30;
        try (Connection connection = database.source().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + Notice.CHANNEL);
            for (long version = 2; version < 2 + times; version++) {
                Change.Entries said = said("t", version);
                List<CompletableFuture<Boolean>> all =
                        List.of(
                                later(() -> journal.keep(opened("other"))),
                                later(() -> journal.keep(rename("p", "t"))),
                                later(() -> journal.keep(said)));
                all.forEach(CompletableFuture::join);
            }
            int heard = 0;
            PGNotification[] next = connection.unwrap(PGConnection.class).getNotifications(1000);
            while (next != null && next.length > 0) {
                for (PGNotification each : next) {
                    heard += Notice.read(each.getParameter()).versions().containsValue(0L) ? 1 : 0;
                }
                next = connection.unwrap(PGConnection.class).getNotifications(1000);
            }
            assertThat(heard).isEqualTo(times);
        }
    }

    /// Finds a table if a person is its host, and says that another log was rewritten.
    private static Change.Edit rename(String host, String table) {
        return new Change.Edit(
                List.of(
                        lucca.server.store.Statement.of(
                                "UPDATE game_table SET host = host WHERE host = ?", host)),
                List.of(table));
    }

    @Test
    @DisplayName("that has waited in a circle with another node tries again")
    void deadlock() {
        journal.keep(opened("t"));
        database.deadlocksOnce();
        assertThat(journal.keep(said("t", 2))).isTrue();
        assertThat(store.log("t", 0)).hasSize(2);
    }

    @Test
    @DisplayName("tells of many tables in pieces that PostgreSQL takes")
    void pieces() {
        Map<String, Long> many = new HashMap<>();
        IntStream.range(0, 1000).forEach(i -> many.put("table" + i, 2L + i));
        List<String> texts = new Notice("node", many).texts();
        assertThat(texts).hasSizeBetween(2, 3).allMatch(text -> text.length() < 8000);
        Map<String, Long> read = new HashMap<>();
        texts.forEach(text -> read.putAll(Notice.read(text).versions()));
        assertThat(read).isEqualTo(many);
        assertThat(new Notice("node", Map.of()).texts()).isEmpty();
    }

    @Test
    @DisplayName("that cannot commit says so to all, and keeps nothing")
    void failure() {
        journal.keep(opened("t"));
        database.breaks(true);
        assertThatThrownBy(() -> journal.keep(said("t", 2))).isInstanceOf(UnkeptException.class);
        assertThatThrownBy(() -> journal.keep(opened("u"))).isInstanceOf(UnkeptException.class);
        database.breaks(false);
        Wait.until(() -> journal.failure() == null);
        assertThat(store.log("t", 0)).hasSize(1);
        assertThat(store.log("u", 0)).isEmpty();
        assertThat(journal.keep(said("t", 2))).isTrue();
    }

    @Test
    @DisplayName("survives errors of the JVM, and commits nothing of what they interrupted")
    void error() {
        journal.keep(opened("t"));
        database.failsAt("journal_writer"); // the last statement of a group, and each probe
        assertThatThrownBy(() -> journal.keep(said("t", 2)))
                .isInstanceOf(UnkeptException.class)
                .hasRootCauseInstanceOf(OutOfMemoryError.class);
        Wait.until(() -> database.errors() > 2); // so that at least one was in a probe
        assertThat(journal.failure()).isNotNull();
        database.failsAt(null);
        Wait.until(() -> journal.failure() == null);
        assertThat(store.log("t", 0)).hasSize(1);
        assertThat(journal.keep(said("t", 2))).isTrue();
    }

    @Test
    @DisplayName("writes nothing twice because somebody fails who is told of it")
    void failingListener() throws InterruptedException {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch reachable = new CountDownLatch(1);
        CountDownLatch told = new CountDownLatch(1);
        ConnectionFactory slow =
                () -> {
                    asked.countDown();
                    SqliteFaultTest.await(reachable);
                    return database.source().getConnection();
                };
        try (Journal other = new Journal(slow)) {
            other.onLateNews(
                    (table, version) -> {
                        told.countDown();
                        throw new IllegalStateException("a test");
                    });
            Thread impatient = Thread.startVirtualThread(() -> refused(other, opened("t")));
            asked.await();
            impatient.interrupt();
            impatient.join();
            reachable.countDown();
            Wait.until(() -> told.getCount() == 0);
            assertThat(other.keep(opened("u"))).isTrue();
            assertThat(database.commits()).isEqualTo(2);
            assertThat(store.log("t", 0)).hasSize(1);
        }
    }

    @Test
    @DisplayName("logs once that the database fails, and no traces while it does not")
    void log() {
        Logger logger = (Logger) LoggerFactory.getLogger(Journal.class);
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        logger.addAppender(log);
        try {
            for (int i = 0; i < 3; i++) { // it is not the database that fails
                refused(journal, edit("DELETE FROM nowhere"));
                Wait.until(() -> journal.failure() == null);
            }
            database.breaks(true);
            refused(journal, opened("t"));
            refused(journal, opened("t"));
            Wait.until(() -> database.commits() > 6); // probes
            database.breaks(false);
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

    private static Change edit(String sql) {
        return new Change.Edit(List.of(lucca.server.store.Statement.of(sql)), List.of());
    }

    private static void refused(Journal journal, Change change) {
        assertThatThrownBy(() -> journal.keep(change)).isInstanceOf(UnkeptException.class);
    }

    @Test
    @DisplayName("writes what waits before it is closed, and nothing after")
    void closes() {
        journal.keep(opened("t"));
        CompletableFuture<Boolean> last = later(() -> journal.keep(said("t", 2)));
        last.join();
        journal.close();
        assertThatThrownBy(() -> journal.keep(said("t", 3))).isInstanceOf(UnkeptException.class);
        assertThat(store.log("t", 0)).hasSize(2);
    }

    private static CompletableFuture<Boolean> later(Supplier<Boolean> task) {
        return CompletableFuture.supplyAsync(task, command -> Thread.startVirtualThread(command));
    }

    static Change.Entries opened(String id) {
        GameKind kind = GameKinds.named("towers");
        Terms terms =
                new Terms(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        null,
                        new Lateness.Loss(),
                        1,
                        false);
        Entry entry = new Entry(1, 0, "p", null, new TableEvent.Opened(terms, "p", "c"));
        return new Change.Entries(
                Summary.of(id, Table.of(entry), null),
                List.of(entry),
                new Change.Opening(SECRET, null, null));
    }

    static Change.Entries said(String id, long version) {
        Change.Entries opened = opened(id);
        List<Entry> log = new ArrayList<>(opened.entries());
        for (long each = 2; each <= version; each++) {
            log.add(new Entry(each, 0, "p", "k" + each, new TableEvent.Said("hello")));
        }
        return new Change.Entries(
                Summary.of(id, Table.of(log), null), List.of(log.getLast()), null);
    }
}
