package lucca.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import lucca.server.clock.DeletionCutoff;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("Inactive guests")
@ParameterizedClass
@EnumSource
class InactiveGuestCleanerTest {
    private static final Instant START = Instant.parse("2026-05-01T12:00:00Z");

    private final JdbcClient sql;
    private final InactiveGuestCleaner cleaner;
    private Instant now = START;
    private long jump;

    InactiveGuestCleanerTest(DatabaseKind kind, @TempDir Path folder) {
        sql = JdbcClient.create(new BreakableDatabase(kind, folder).source());
        cleaner = new InactiveGuestCleaner(sql, cutoff());
    }

    /// Returns a cutoff whose wall clock is that of the test, and whose monotonic clock ignores
    /// jumps.
    private DeletionCutoff cutoff() {
        return new DeletionCutoff(() -> now, () -> now.toEpochMilli() - jump);
    }

    @BeforeEach
    void people() {
        List.of("idle", "host", "closer", "player", "account", "device", "blocked", "reported")
                .forEach(this::addGuest);
        table("t1", "host", "playing");
        table("t2", "closer", "closed");
        table("t3", "host", "over");
        sql("INSERT INTO chair (table_id, seat, person) VALUES ('t3', 0, 'player')");
        sql("INSERT INTO chair (table_id, seat, person) VALUES ('t2', 0, 'idle')");
        sql(
                "INSERT INTO account (person, login, password, created) VALUES ('account', 'a', '', 0)");
        sql(
                "INSERT INTO passkey (id, person, label, credential, counter, synced, created, used)"
                        + " VALUES ('k', 'device', '', '', 0, TRUE, 0, 0)");
        sql("INSERT INTO block (person, blocked, created) VALUES ('idle', 'blocked', 0)");
        sql("INSERT INTO block (person, blocked, created) VALUES ('host', 'blocked', 0)");
        sql(
                "INSERT INTO report (id, person, accused, table_id, text, created)"
                        + " VALUES ('r', 'host', 'reported', 't1', '', 0)");
    }

    private void addGuest(String person) {
        sql.sql("INSERT INTO person (id, name, created) VALUES (?, ?, ?)")
                .params(person, person, now.toEpochMilli())
                .update();
        sql.sql(
                        "INSERT INTO session (token, person, created, used, expires)"
                                + " VALUES (?, ?, 0, ?, 9000000000000)")
                .params(person, person, now.toEpochMilli())
                .update();
    }

    private void table(String id, String host, String status) {
        sql.sql(
                        "INSERT INTO game_table (id, version, status, game, host, seats, open, updated)"
                                + " VALUES (?, 1, ?, 'towers', ?, 2, TRUE, 0)")
                .params(id, status, host)
                .update();
    }

    private void sql(String statement) {
        sql.sql(statement).update();
    }

    private List<String> ids(String of) {
        return sql.sql("SELECT " + of + " ORDER BY 1").query((row, i) -> row.getString(1)).list();
    }

    private void purgeAfter(Duration time) {
        now = START.plus(time);
        cleaner.purge();
        cleaner.purge();
    }

    @Test
    @DisplayName("are deleted after 30 days, unless something depends on them")
    void deletedAfter30Days() {
        purgeAfter(Duration.ofDays(30));
        assertThat(ids("id FROM person")).hasSize(8);
        assertThat(ids("person FROM session")).hasSize(8);
        purgeAfter(Duration.ofDays(31));
        assertThat(ids("id FROM person"))
                .containsExactly("account", "blocked", "device", "host", "player", "reported");
        assertThat(ids("person FROM session")).isEqualTo(ids("id FROM person"));
        assertThat(ids("person FROM block")).containsExactly("host");
    }

    @Test
    @DisplayName("are kept as long as they return")
    void keptWhileActive() {
        sql.sql("UPDATE session SET used = ? WHERE person = 'idle'")
                .param(START.plus(Duration.ofDays(20)).toEpochMilli())
                .update();
        purgeAfter(Duration.ofDays(45));
        assertThat(ids("id FROM person")).contains("idle").doesNotContain("closer");
    }

    @Test
    @DisplayName("lose their session first, and are deleted by the next run")
    void sessionBeforePerson() {
        now = START.plus(Duration.ofDays(31));
        cleaner.purge();
        assertThat(ids("person FROM session")).doesNotContain("idle");
        assertThat(ids("id FROM person")).contains("idle");
        cleaner.purge();
        assertThat(ids("id FROM person")).doesNotContain("idle");
    }

    @Test
    @DisplayName("are kept while the clock is unreliable: for an hour after a start or a jump")
    void unreliableClock() {
        now = START.plus(Duration.ofDays(31));
        new InactiveGuestCleaner(sql, cutoff()).purge();
        assertThat(ids("person FROM session")).contains("idle");
        jump = Duration.ofDays(1000).toMillis();
        now = now.plusMillis(jump);
        cleaner.purge();
        assertThat(ids("person FROM session")).contains("idle");
        now = now.plus(Duration.ofHours(1));
        cleaner.purge();
        assertThat(ids("person FROM session")).doesNotContain("idle");
    }
}
