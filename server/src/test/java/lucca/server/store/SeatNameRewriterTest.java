package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.server.testing.BreakableDatabase;
import lucca.server.testing.DatabaseKind;
import lucca.table.LogEntry;
import lucca.table.Occupant;
import lucca.table.Table;
import lucca.table.TableEvent;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@DisplayName("The name of a deleted account")
@ParameterizedClass
@EnumSource
class SeatNameRewriterTest {
    private final TableQueries queries;
    private final Journal journal;
    private final SeatNameRewriter rewriter;
    private final List<LogEntry> log = new ArrayList<>(JournalTest.opened("t").entries());

    SeatNameRewriterTest(DatabaseKind kind, @TempDir Path folder) {
        BreakableDatabase database = new BreakableDatabase(kind, folder);
        JdbcClient client = JdbcClient.create(database.source());
        queries = new TableQueries(client);
        rewriter = new SeatNameRewriter(client);
        journal = new Journal(database.source()::getConnection);
        journal.persist(JournalTest.opened("t"));
        journal.persist(seated(0, "Elsa"));
    }

    @AfterEach
    void close() {
        journal.close();
    }

    /// Returns a change by which a person takes a seat, as made by a node with this log.
    private JournalChange.AppendedEntries seated(int seat, String name) {
        return appended(new TableEvent.Seated(seat, new Occupant.Person(name, name), ""), name);
    }

    private JournalChange.AppendedEntries appended(TableEvent event, @Nullable String by) {
        log.add(new LogEntry(log.size() + 1, 0, by, null, event));
        return new JournalChange.AppendedEntries(
                TableSummary.of("t", Table.of(log), null), List.of(log.getLast()), null, null);
    }

    private static JournalChange.SqlEdit renamed(SeatNameRewriter.NameRewrite nameRewrite) {
        List<SqlStatement> all = new ArrayList<>();
        all.add(
                SqlStatement.of(
                        "UPDATE game_table SET host = host WHERE "
                                + SeatNameRewriter.SEATED_COUNT_UNCHANGED,
                        "Elsa",
                        nameRewrite.count()));
        all.addAll(nameRewrite.statements());
        return new JournalChange.SqlEdit(all, nameRewrite.tables());
    }

    @Test
    @DisplayName("stays deleted when another person takes a seat at a node with an outdated log")
    void staleNode() {
        assertThat(journal.persist(renamed(rewriter.planRename("Elsa", "(deleted)")))).isTrue();
        assertThat(journal.persist(seated(1, "Bruno"))).isTrue();
        assertThat(queries.summaries(List.of("t")).getFirst().seats())
                .extracting(TableSummary.SeatSummary::name)
                .containsExactly("(deleted)", "Bruno");
    }

    @Test
    @DisplayName("stays deleted when a bot takes over the seat")
    void substituted() {
        assertThat(journal.persist(renamed(rewriter.planRename("Elsa", "(deleted)")))).isTrue();
        assertThat(journal.persist(appended(new TableEvent.Substituted(0, "level1"), null)))
                .isTrue();
        assertThat(queries.summaries(List.of("t")).getFirst().seats().getFirst())
                .isEqualTo(new TableSummary.SeatSummary("Elsa", "(deleted)", "level1"));
    }

    @Test
    @DisplayName("must be searched again if the person has taken a seat meanwhile")
    void seatTakenInBetween() {
        SeatNameRewriter.NameRewrite early = rewriter.planRename("Elsa", "(deleted)");
        assertThat(early.tables()).containsExactly("t");
        journal.persist(seated(1, "Elsa"));
        assertThat(journal.persist(renamed(early))).isFalse();
        assertThat(queries.log("t", 0).toString()).doesNotContain("(deleted)");
        assertThat(journal.persist(renamed(rewriter.planRename("Elsa", "(deleted)")))).isTrue();
        assertThat(queries.log("t", 0).toString())
                .contains("(deleted)")
                .doesNotContain("name=Elsa");
    }
}
