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

@DisplayName("Before the game begins")
class LobbyCommandsTest {
    private static final long HOUR = 60L * 60 * 1000;

    private final TableFixture tableFixture =
            TableFixture.open(TableFixture.terms("towers", 4, null, new AbsencePolicy.Loss()));

    private static Command sit(String name) {
        return new Command.Sit(null, name, "");
    }

    private static Command bring(String name) {
        return new Command.Sit(null, name, Salt.plain(""), true);
    }

    private List<String> seated() {
        return tableFixture.table.seatStates().stream()
                .map(SeatState::occupant)
                .map(who -> who instanceof Occupant.Person(String id, String name) ? id : "")
                .toList();
    }

    private Json seen(String member) {
        return Objects.requireNonNull(tableFixture.view(0).get(member));
    }

    @Test
    @DisplayName(
            "a stranger cannot take all seats: only the host brings companions, unless allowed")
    void companions() {
        tableFixture.done("bruno", sit("Bruno"));
        assertThat(tableFixture.refused("bruno", bring("Berta"))).isEqualTo("table.companions");
        assertThat(tableFixture.refused("carla", bring("Carlo"))).isEqualTo("table.companions");
        tableFixture.done("anna", bring("Ada"));
        assertThat(tableFixture.refused("bruno", new Command.AllowCompanions(true)))
                .isEqualTo("table.host");
        tableFixture.done("anna", new Command.AllowCompanions(true));
        assertThat(seen("companions")).isEqualTo(Json.of(true));
        tableFixture.done("bruno", bring("Berta"));
        tableFixture.done("anna", new Command.AllowCompanions(false));
        assertThat(tableFixture.refused("bruno", bring("Bea"))).isEqualTo("table.companions");
        assertThat(seated()).containsExactly("bruno", "anna/2", "bruno/2", "");
    }

    @Test
    @DisplayName("the host can remove a person and their companions, who do not come back")
    void kick() {
        tableFixture.done("anna", new Command.AllowCompanions(true));
        tableFixture.done("bruno", sit("Bruno"));
        tableFixture.done("carla", sit("Carla"));
        tableFixture.done("bruno", bring("Berta"));
        assertThat(tableFixture.refused("carla", new Command.Kick("bruno")))
                .isEqualTo("table.host");
        tableFixture.done("anna", new Command.Kick("bruno/2"));
        assertThat(seated()).containsExactly("", "carla", "", "");
        assertThat(seen("kicked")).isEqualTo(Json.of(List.of("bruno")));
        assertThat(tableFixture.refused("bruno", sit("Bruno"))).isEqualTo("table.kicked");
        assertThat(tableFixture.refused("bruno", bring("Berta"))).isEqualTo("table.kicked");
        assertThat(tableFixture.refused("bruno", new Command.Say("Why?")))
                .isEqualTo("table.kicked");
        assertThat(tableFixture.refused("anna", new Command.Kick("bruno")))
                .isEqualTo("table.absent");
        tableFixture.done("anna", sit("Anna"));
        assertThat(tableFixture.refused("anna", new Command.Kick("anna")))
                .isEqualTo("table.absent");
        assertThat(Table.of(tableFixture.log).joinRules())
                .isEqualTo(tableFixture.table.joinRules());
    }

    @Test
    @DisplayName("the host can lock the table and unlock it")
    void lock() {
        tableFixture.done("bruno", sit("Bruno"));
        assertThat(tableFixture.refused("bruno", new Command.Lock(true))).isEqualTo("table.host");
        tableFixture.done("anna", new Command.Lock(true));
        int entries = tableFixture.log.size();
        tableFixture.done("anna", new Command.Lock(true));
        assertThat(tableFixture.log).hasSize(entries);
        assertThat(seen("locked")).isEqualTo(Json.of(true));
        assertThat(tableFixture.refused("carla", sit("Carla"))).isEqualTo("table.locked");
        tableFixture.done("anna", sit("Anna"));
        tableFixture.done("anna", new Command.SeatBot(null, "level1", ""));
        tableFixture.done("anna", new Command.Lock(false));
        tableFixture.done("carla", sit("Carla"));
    }

    @Test
    @DisplayName("and only then, there is somebody to kick and something to lock")
    void begun() {
        TableFixture begun = TableFixture.begun("towers", 2);
        List<Command> late =
                List.of(
                        new Command.Kick("bruno"),
                        new Command.Lock(true),
                        new Command.AllowCompanions(true));
        for (Command command : late) {
            assertThat(begun.refused("anna", command)).isEqualTo("table.begun");
        }
        assertThat(begun.refused(null, new Command.Vacate("bruno"))).isEqualTo("table.begun");
    }

    @Test
    @DisplayName("the server frees seats in nobody's name, and nobody else does")
    void vacate() {
        tableFixture.done("bruno", sit("Bruno"));
        assertThat(tableFixture.refused("anna", new Command.Vacate("bruno")))
                .isEqualTo("table.host");
        tableFixture.done(null, new Command.Vacate("bruno"));
        assertThat(seated()).containsOnly("");
        tableFixture.done("bruno", sit("Bruno"));
    }

    @ParameterizedTest
    @CsvSource({"true, , 24", "true, 1, 24", "true, 72, 336", "false, , 336", "false, 1, 336"})
    @DisplayName("a table that nobody starts is closed some time after its last change")
    void expiry(boolean open, @Nullable Long turnHours, long hours) {
        GameKind kind = GameKinds.named("towers");
        TimeControl timeControl = turnHours == null ? null : new TimeControl(0, turnHours * HOUR);
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        open,
                        timeControl,
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        TableFixture waiting = TableFixture.open(tableSettings);
        waiting.now += HOUR;
        waiting.done("anna", sit("Anna"));
        waiting.now += hours * HOUR - 1;
        waiting.done(null, new Command.CheckClocks());
        assertThat(waiting.table.status()).isEqualTo(Table.Status.OPEN);
        waiting.now += 1;
        waiting.give("bruno", null, sit("Bruno"));
        assertThat(waiting.log.getLast().event()).isEqualTo(new TableEvent.Expired());
        assertThat(waiting.log.getLast().personId()).isNull();
        assertThat(waiting.table.status()).isEqualTo(Table.Status.CLOSED);
        assertThat(waiting.view(0).get("closed")).isEqualTo(Json.of("expired"));
        assertThat(waiting.refused("anna", new Command.Start())).isEqualTo("table.closed");
    }

    @Test
    @DisplayName("everybody sees why a table is closed")
    void closed() {
        assertThat(tableFixture.view(0).get("closed")).isNull();
        tableFixture.done("anna", new Command.Close());
        assertThat(seen("closed")).isEqualTo(Json.of("host"));
        tableFixture.now += 1000 * HOUR;
        tableFixture.done(null, new Command.CheckClocks());
        assertThat(tableFixture.table.isExpired()).isFalse();
    }

    @Test
    @DisplayName("a game under way never expires")
    void playing() {
        TableFixture begun = TableFixture.begun("towers", 2);
        begun.now += 1000 * HOUR;
        begun.done(null, new Command.CheckClocks());
        assertThat(begun.table.status()).isEqualTo(Table.Status.PLAYING);
        assertThat(begun.table.expiry()).isNull();
    }
}
