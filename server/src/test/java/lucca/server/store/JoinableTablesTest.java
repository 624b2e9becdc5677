package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.fair.ChanceSecret;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import lucca.table.AbsencePolicy;
import lucca.table.LogEntry;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("The list of open tables")
@ParameterizedClass
@EnumSource
class JoinableTablesTest {
    private final Journal journal;
    private final TableQueries queries;
    private final JoinableTables list;
    private final JdbcClient sql;

    JoinableTablesTest(DatabaseKind kind, @TempDir Path folder) {
        BreakableDatabase database = new BreakableDatabase(kind, folder);
        journal = new Journal(database.source()::getConnection);
        sql = JdbcClient.create(database.source());
        queries = new TableQueries(sql);
        list = new JoinableTables(sql, queries);
    }

    @AfterEach
    void close() {
        journal.close();
    }

    private List<LogEntry> open(String id, String host, @Nullable String source, long time) {
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
                new LogEntry(1, time, host, null, new TableEvent.Opened(tableSettings, host, "c"));
        List<LogEntry> log = new ArrayList<>(List.of(logEntry));
        JournalChange.TableCreation tableCreation =
                new JournalChange.TableCreation(new ChanceSecret("a".repeat(64)), null, source);
        journal.persist(
                new JournalChange.AppendedEntries(
                        TableSummary.of(id, Table.of(logEntry), null), log, tableCreation, null));
        return log;
    }

    private void append(String id, List<LogEntry> log, long time, TableEvent event) {
        log.add(new LogEntry(log.size() + 1, time, "p", null, event));
        assertThat(
                        journal.persist(
                                new JournalChange.AppendedEntries(
                                        TableSummary.of(id, Table.of(log), null),
                                        List.of(log.getLast()),
                                        null,
                                        null)))
                .isTrue();
    }

    private static TableEvent seated(int seat, String person) {
        return new TableEvent.Seated(seat, new Occupant.Person(person, person), "");
    }

    private List<String> first(int most) {
        return list.page(JoinableTables.Cursor.START, most).tables().stream()
                .map(TableSummary::id)
                .toList();
    }

    @Test
    @DisplayName("shows a host's table even if another host has opened 120 tables since")
    void oneHost() {
        open("honest", "anna", "a", 1);
        for (int i = 0; i < 120; i++) {
            open("flood" + i, "mallory", "m", 2 + i);
        }
        assertThat(first(2)).containsExactly("flood119", "honest");
        assertThat(first(100)).hasSize(100);
    }

    @Test
    @DisplayName("gives one turn to an address with many guests, and to a host with many addresses")
    void addresses() {
        open("honest", "anna", "a", 1);
        open("old", "bruno", null, 2);
        for (int i = 0; i < 5; i++) {
            open("guest" + i, "guest" + i, "m", 10 + i);
            open("roaming" + i, "mallory", "m" + i, 20 + i);
        }
        assertThat(first(4)).containsExactly("roaming4", "guest4", "old", "honest");
    }

    @Test
    @DisplayName("is not reordered by activity at a table, but waiting people move it up")
    void bumped() {
        open("new", "anna", "a", 3);
        List<LogEntry> old = open("old", "bruno", "b", 1);
        append("old", old, 50, new TableEvent.Said("bump"));
        assertThat(first(9)).containsExactly("new", "old");
        append("old", old, 60, seated(0, "bruno"));
        assertThat(first(9)).containsExactly("old", "new");
    }

    @Test
    @DisplayName("contains only tables with a free seat")
    void joinable() {
        List<LogEntry> log = open("t", "anna", "a", 1);
        append("t", log, 2, new TableEvent.Locked(true));
        assertThat(first(9)).isEmpty();
        append("t", log, 3, new TableEvent.Locked(false));
        assertThat(first(9)).containsExactly("t");
        append("t", log, 4, seated(0, "anna"));
        append("t", log, 5, seated(1, "bruno"));
        assertThat(first(9)).isEmpty();
        append("t", log, 6, new TableEvent.Vacated(1));
        assertThat(first(9)).containsExactly("t");
        assertThat(queries.countWaitingBySource("a")).isEqualTo(1);
        append("t", log, 7, new TableEvent.Expired());
        assertThat(first(9)).isEmpty();
        assertThat(queries.countWaitingBySource("a")).isZero();
        assertThat(sql.sql("SELECT COUNT(source) FROM game_table").query(Long.class).single())
                .isZero();
    }

    @Test
    @DisplayName("contains every table exactly once across its pages")
    void pages() {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < 23; i++) {
            open("t" + i, "host" + i % 4, "source" + i % 3, i / 2);
            all.add("t" + i);
        }
        List<String> seen = new ArrayList<>();
        JoinableTables.Cursor after = JoinableTables.Cursor.START;
        while (after != null) {
            JoinableTables.Page page = list.page(after, 5);
            page.tables().forEach(table -> seen.add(table.id()));
            after = page.next();
        }
        assertThat(seen).containsExactlyInAnyOrderElementsOf(all).isEqualTo(first(100));
    }
}
