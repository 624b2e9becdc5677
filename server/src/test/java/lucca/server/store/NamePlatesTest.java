package lucca.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import lucca.table.Entry;
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

@DisplayName("The name of who has gone")
@ParameterizedClass
@EnumSource
class NamePlatesTest {
    private final TableStore store;
    private final Journal journal;
    private final NamePlates plates;
    private final List<Entry> log = new ArrayList<>(JournalTest.opened("t").entries());

    NamePlatesTest(DatabaseKind kind, @TempDir Path folder) {
        BreakableDatabase database = new BreakableDatabase(kind, folder);
        JdbcClient client = JdbcClient.create(database.source());
        store = new TableStore(client);
        plates = new NamePlates(client);
        journal = new Journal(database.source()::getConnection);
        journal.keep(JournalTest.opened("t"));
        journal.keep(seated(0, "Elsa"));
    }

    @AfterEach
    void close() {
        journal.close();
    }

    /// Somebody sits down, at a node that knows this log.
    private Change.Entries seated(int seat, String name) {
        return happened(new TableEvent.Seated(seat, new Occupant.Person(name, name), ""), name);
    }

    private Change.Entries happened(TableEvent event, @Nullable String by) {
        log.add(new Entry(log.size() + 1, 0, by, null, event));
        return new Change.Entries(
                Summary.of("t", Table.of(log), null), List.of(log.getLast()), null);
    }

    private static Change.Edit renamed(NamePlates.Renaming renaming) {
        List<Statement> all = new ArrayList<>();
        all.add(
                Statement.of(
                        "UPDATE game_table SET host = host WHERE " + NamePlates.STILL,
                        "Elsa",
                        renaming.count()));
        all.addAll(renaming.statements());
        return new Change.Edit(all, renaming.tables());
    }

    @Test
    @DisplayName("does not come back when another sits down at a node that has not heard of it")
    void unheard() {
        assertThat(journal.keep(renamed(plates.rename("Elsa", "(deleted)")))).isTrue();
        assertThat(journal.keep(seated(1, "Bruno"))).isTrue();
        assertThat(store.all(List.of("t")).getFirst().sitters())
                .extracting(Summary.Sitter::name)
                .containsExactly("(deleted)", "Bruno");
    }

    @Test
    @DisplayName("does not come back when a bot plays on in their place")
    void substituted() {
        assertThat(journal.keep(renamed(plates.rename("Elsa", "(deleted)")))).isTrue();
        assertThat(journal.keep(happened(new TableEvent.Substituted(0, "level1"), null))).isTrue();
        assertThat(store.all(List.of("t")).getFirst().sitters().getFirst())
                .isEqualTo(new Summary.Sitter("Elsa", "(deleted)", "level1"));
    }

    @Test
    @DisplayName("is looked for again if they have sat down meanwhile")
    void meanwhile() {
        NamePlates.Renaming early = plates.rename("Elsa", "(deleted)");
        assertThat(early.tables()).containsExactly("t");
        journal.keep(seated(1, "Elsa"));
        assertThat(journal.keep(renamed(early))).isFalse();
        assertThat(store.log("t", 0).toString()).doesNotContain("(deleted)");
        assertThat(journal.keep(renamed(plates.rename("Elsa", "(deleted)")))).isTrue();
        assertThat(store.log("t", 0).toString()).contains("(deleted)").doesNotContain("name=Elsa");
    }
}
