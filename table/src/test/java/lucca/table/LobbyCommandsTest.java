package lucca.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Before the game starts,")
class LobbyCommandsTest {
    private static final long HOUR = 60L * 60 * 1000;

    private final TableFixture tableFixture =
            TableFixture.open(
                    TableFixture.settings(
                            "towers", 4, new Tempo.Untimed(), new AbsencePolicy.Loss()));

    private static Command sit(String name) {
        return new Command.Sit(null, name, "");
    }

    private static Command bring(String name) {
        return new Command.Sit(null, name, Salt.plain(""), true);
    }

    private List<String> seated() {
        return tableFixture.table.seatStates().stream()
                .map(SeatState::occupant)
                .map(
                        occupant ->
                                occupant instanceof Occupant.Person(String id, String name)
                                        ? id
                                        : "")
                .toList();
    }

    private Json seen(String member) {
        return Objects.requireNonNull(tableFixture.view(0).get(member));
    }

    @Test
    @DisplayName("only the host can bring companions, unless the host allows others to")
    void companions() {
        tableFixture.execute("bruno", sit("Bruno"));
        assertThat(tableFixture.refusalKey("bruno", bring("Berta"))).isEqualTo("table.companions");
        assertThat(tableFixture.refusalKey("carla", bring("Carlo"))).isEqualTo("table.companions");
        tableFixture.execute("anna", bring("Ada"));
        assertThat(tableFixture.refusalKey("bruno", new Command.AllowCompanions(true)))
                .isEqualTo("table.host");
        tableFixture.execute("anna", new Command.AllowCompanions(true));
        assertThat(seen("companions")).isEqualTo(Json.of(true));
        tableFixture.execute("bruno", bring("Berta"));
        tableFixture.execute("anna", new Command.AllowCompanions(false));
        assertThat(tableFixture.refusalKey("bruno", bring("Bea"))).isEqualTo("table.companions");
        assertThat(seated()).containsExactly("bruno", "anna/2", "bruno/2", "");
    }

    @Test
    @DisplayName("the host can remove a person and their companions, who cannot join again")
    void kick() {
        tableFixture.execute("anna", new Command.AllowCompanions(true));
        tableFixture.execute("bruno", sit("Bruno"));
        tableFixture.execute("carla", sit("Carla"));
        tableFixture.execute("bruno", bring("Berta"));
        assertThat(tableFixture.refusalKey("carla", new Command.Kick("bruno")))
                .isEqualTo("table.host");
        tableFixture.execute("anna", new Command.Kick("bruno/2"));
        assertThat(seated()).containsExactly("", "carla", "", "");
        assertThat(seen("kicked")).isEqualTo(Json.of(List.of("bruno")));
        assertThat(tableFixture.refusalKey("bruno", sit("Bruno"))).isEqualTo("table.kicked");
        assertThat(tableFixture.refusalKey("bruno", bring("Berta"))).isEqualTo("table.kicked");
        assertThat(tableFixture.refusalKey("bruno", new Command.Say("Why?")))
                .isEqualTo("table.kicked");
        assertThat(tableFixture.refusalKey("anna", new Command.Kick("bruno")))
                .isEqualTo("table.absent");
        tableFixture.execute("anna", sit("Anna"));
        assertThat(tableFixture.refusalKey("anna", new Command.Kick("anna")))
                .isEqualTo("table.absent");
        assertThat(Table.of(tableFixture.log).joinRules())
                .isEqualTo(tableFixture.table.joinRules());
    }

    @Test
    @DisplayName("the host can lock the table and unlock it")
    void lock() {
        tableFixture.execute("bruno", sit("Bruno"));
        assertThat(tableFixture.refusalKey("bruno", new Command.Lock(true)))
                .isEqualTo("table.host");
        tableFixture.execute("anna", new Command.Lock(true));
        int entries = tableFixture.log.size();
        tableFixture.execute("anna", new Command.Lock(true));
        assertThat(tableFixture.log).hasSize(entries);
        assertThat(seen("locked")).isEqualTo(Json.of(true));
        assertThat(tableFixture.refusalKey("carla", sit("Carla"))).isEqualTo("table.locked");
        tableFixture.execute("anna", sit("Anna"));
        tableFixture.execute("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.execute("anna", new Command.Lock(false));
        tableFixture.execute("carla", sit("Carla"));
    }

    @Test
    @DisplayName("and only then, the host can remove people and change the rules for joining")
    void afterStart() {
        TableFixture started = TableFixture.started("towers", 2);
        List<Command> late =
                List.of(
                        new Command.Kick("bruno"),
                        new Command.Lock(true),
                        new Command.AllowCompanions(true));
        for (Command command : late) {
            assertThat(started.refusalKey("anna", command)).isEqualTo("table.begun");
        }
        assertThat(started.refusalKey(null, new Command.Vacate("bruno"))).isEqualTo("table.begun");
    }

    @Test
    @DisplayName("only the server can free a seat of a person")
    void vacate() {
        tableFixture.execute("bruno", sit("Bruno"));
        assertThat(tableFixture.refusalKey("anna", new Command.Vacate("bruno")))
                .isEqualTo("table.host");
        tableFixture.execute(null, new Command.Vacate("bruno"));
        assertThat(seated()).containsOnly("");
        tableFixture.execute("bruno", sit("Bruno"));
    }

    @ParameterizedTest
    @CsvSource({"true, , 24", "true, 1, 24", "true, 72, 336", "false, , 336", "false, 1, 336"})
    @DisplayName("a table that nobody starts expires some time after its last change")
    void expiry(boolean open, @Nullable Long turnHours, long hours) {
        GameKind kind = GameKinds.named("towers");
        Tempo tempo = turnHours == null ? new Tempo.Untimed() : Tempo.of(0, turnHours * HOUR);
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        open,
                        tempo,
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        TableFixture waiting = TableFixture.open(tableSettings);
        waiting.now += HOUR;
        waiting.execute("anna", sit("Anna"));
        waiting.now += hours * HOUR - 1;
        waiting.execute(null, new Command.CheckClocks());
        assertThat(waiting.table.status()).isEqualTo(Table.Status.OPEN);
        waiting.now += 1;
        waiting.submit("bruno", null, sit("Bruno"));
        assertThat(waiting.log.getLast().event()).isEqualTo(new TableEvent.Expired());
        assertThat(waiting.log.getLast().personId()).isNull();
        assertThat(waiting.table.status()).isEqualTo(Table.Status.CLOSED);
        assertThat(waiting.view(0).get("closed")).isEqualTo(Json.of("expired"));
        assertThat(waiting.refusalKey("anna", new Command.Start())).isEqualTo("table.closed");
    }

    @Test
    @DisplayName("views show why a table is closed")
    void closed() {
        assertThat(tableFixture.view(0).get("closed")).isNull();
        tableFixture.execute("anna", new Command.Close());
        assertThat(seen("closed")).isEqualTo(Json.of("host"));
        tableFixture.now += 1000 * HOUR;
        tableFixture.execute(null, new Command.CheckClocks());
        assertThat(tableFixture.table.isExpired()).isFalse();
    }

    @Test
    @DisplayName("a table may expire, but never after the start")
    void startedGame() {
        TableFixture started = TableFixture.started("towers", 2);
        started.now += 1000 * HOUR;
        started.execute(null, new Command.CheckClocks());
        assertThat(started.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(started.table.expiry()).isNull();
    }
}
