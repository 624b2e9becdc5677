package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.sql.DataSource;
import lucca.server.testing.DatabaseKind;
import lucca.server.testing.TestPostgres;
import lucca.server.testing.Wait;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("A journal on PostgreSQL")
@Timeout(120)
class PostgresFaultTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private static DataSource prepared(String url) {
        DataSource source = DatabaseKind.POSTGRESQL.at(url);
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:lucca/server/migration")
                .load()
                .migrate();
        return source;
    }

    private static Journal journal(DatabaseProxy proxy, String url) {
        return new Journal(
                DatabaseKind.POSTGRESQL.at(proxy.url(url))::getConnection, Duration.ofSeconds(2));
    }

    private static TableQueries queries(DataSource source) {
        return new TableQueries(JdbcClient.create(source));
    }

    @Test
    @DisplayName("recognizes a commit that was made, although its response was lost")
    void responseLost() {
        String url = TestPostgres.newDatabase();
        DataSource source = prepared(url);
        try (DatabaseProxy proxy = new DatabaseProxy(url);
                Journal journal = journal(proxy, url)) {
            journal.persist(JournalTest.opened("t"));
            proxy.cut(DatabaseProxy.Cut.AFTER_COMMIT);
            assertThat(journal.persist(JournalTest.said("t", 2))).isTrue();
            assertThat(proxy.hasCut()).isTrue();
            assertThat(queries(source).log("t", 0)).hasSize(2);
            assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
            assertThat(journal.persist(JournalTest.said("t", 3))).isTrue();
        }
    }

    @Test
    @DisplayName("recognizes a commit that was not made, because it never arrived")
    void commitLost() {
        String url = TestPostgres.newDatabase();
        DataSource source = prepared(url);
        try (DatabaseProxy proxy = new DatabaseProxy(url);
                Journal journal = journal(proxy, url)) {
            journal.persist(JournalTest.opened("t"));
            proxy.cut(DatabaseProxy.Cut.BEFORE_COMMIT);
            assertThatThrownBy(() -> journal.persist(JournalTest.said("t", 2)))
                    .isInstanceOfSatisfying(
                            JournalWriteException.class,
                            e -> assertThat(e.isOutcomeUnknown()).isFalse());
            assertThat(proxy.hasCut()).isTrue();
            assertThat(queries(source).log("t", 0)).hasSize(1);
            assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
            assertThat(journal.persist(JournalTest.said("t", 2))).isTrue();
        }
    }

    @Test
    @DisplayName("reports an unknown outcome if the database does not come back in time")
    void unknownOutcome() {
        String url = TestPostgres.newDatabase();
        DataSource source = prepared(url);
        List<String> lateWrites = Collections.synchronizedList(new ArrayList<>());
        try (DatabaseProxy proxy = new DatabaseProxy(url);
                Journal journal = journal(proxy, url)) {
            journal.onLateWrite((table, version) -> lateWrites.add(table + " " + version));
            journal.persist(JournalTest.opened("t"));
            proxy.cut(DatabaseProxy.Cut.AFTER_COMMIT_FOR_LONG);
            assertThatThrownBy(() -> journal.persist(JournalTest.said("t", 2)))
                    .isInstanceOfSatisfying(
                            JournalWriteException.class,
                            e -> assertThat(e.isOutcomeUnknown()).isTrue());
            assertThat(journal.failure()).isNotNull();
            proxy.setReachable(true);
            assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
            assertThat(lateWrites).containsExactly("t 2");
            assertThat(queries(source).log("t", 0)).hasSize(2);
        }
    }

    @Test
    @DisplayName("tolerates the loss of an idle connection")
    void idleConnection() {
        String url = TestPostgres.newDatabase();
        prepared(url);
        try (DatabaseProxy proxy = new DatabaseProxy(url);
                Journal journal = journal(proxy, url)) {
            journal.persist(JournalTest.opened("t"));
            proxy.cutAll();
            assertThat(journal.persist(JournalTest.said("t", 2))).isTrue();
            assertThat(journal.failure()).isNull();
        }
    }

    @Test
    @DisplayName("stores nothing that it has refused while the tablespace is full")
    void full(@TempDir Path folder) throws IOException {
        try (TestFileSystem disk = TestFileSystem.of(folder, 32)) {
            String url = TestPostgres.newDatabaseIn(disk.path());
            DataSource source = prepared(url);
            Path ballast = disk.path().resolve("ballast");
            disk.fill(ballast);
            try (Journal journal = new Journal(source::getConnection)) {
                int opened = SqliteFaultTest.openUntilRefused(journal, "No space left on device");
                assertThat(journal.failure()).isNotNull();
                Files.delete(ballast);
                assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
                assertThat(queries(source).log("t" + opened, 0)).isEmpty();
                assertThat(journal.persist(JournalTest.opened("t" + opened))).isTrue();
            } finally {
                TestPostgres.drop(url);
            }
        }
    }

    @Test
    @DisplayName("continues on the standby when the primary dies, and loses nothing")
    void failover(@TempDir Path folder) throws IOException {
        try (ReplicatedPostgres pair = ReplicatedPostgres.in(folder)) {
            String url = pair.primary();
            prepared(url);
            try (DatabaseProxy proxy = new DatabaseProxy(url);
                    Journal journal = journal(proxy, url)) {
                journal.persist(JournalTest.opened("t"));
                assertThat(journal.persist(JournalTest.said("t", 2))).isTrue();
                pair.killPrimary();
                assertThatThrownBy(() -> journal.persist(JournalTest.said("t", 3)))
                        .isInstanceOf(JournalWriteException.class);
                assertThat(journal.failure()).isNotNull();
                proxy.redirectTo(pair.standby());
                pair.promoteStandby();
                assertThat(Wait.until(() -> journal.failure() == null)).isLessThan(SECOND);
                TableQueries queries = queries(DatabaseKind.POSTGRESQL.at(pair.standby()));
                assertThat(queries.log("t", 0)).hasSize(2);
                assertThat(journal.persist(JournalTest.said("t", 3))).isTrue();
                assertThat(queries.log("t", 0)).hasSize(3);
            }
        }
    }
}
