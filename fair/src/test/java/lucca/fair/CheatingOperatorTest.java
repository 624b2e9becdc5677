package lucca.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.table.AbsencePolicy;
import lucca.table.Command;
import lucca.table.CommandResult;
import lucca.table.LogEntry;
import lucca.table.Salt;
import lucca.table.Sha256;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableEventCodec;
import lucca.table.TableSettings;
import lucca.table.Tempo;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// Anna is honest. The operator knows the chance secret and all data of the server, has the last of
/// two seats, and wants a certain card.
@DisplayName("An operator who plays")
class CheatingOperatorTest {
    private static final ChanceSecret SECRET = PlayedTable.SECRET;
    private static final String SALT = "what nobody but Anna knows";
    private static final String WANTED_CARD = "\"34\"";
    private static final int TRIES = 1000;

    private final List<LogEntry> log = new ArrayList<>();
    private final Table table = open();

    private Table open() {
        GameKind kind = GameKinds.named("citta");
        TableSettings tableSettings =
                new TableSettings(
                        kind.game(kind.setup(2, Map.of())),
                        true,
                        new Tempo.Untimed(),
                        new AbsencePolicy.Loss(),
                        1,
                        false);
        log.add(
                new LogEntry(
                        1,
                        0,
                        "anna",
                        null,
                        new TableEvent.Opened(tableSettings, "anna", SECRET.commitment())));
        return Table.of(log.getFirst());
    }

    @Test
    @DisplayName("can choose a hand if salts are public at once")
    void publicSalts() {
        execute("anna", new Command.Sit(0, "Anna", SALT));
        int chosenSalt =
                IntStream.range(0, TRIES)
                        .filter(salt -> hand(List.of(SALT, "salt " + salt)).contains(WANTED_CARD))
                        .findFirst()
                        .orElseThrow();
        execute("operator", new Command.Sit(1, "Operator", "salt " + chosenSalt));
        execute("anna", new Command.Start());
        assertThat(dealt()).contains(WANTED_CARD);
    }

    @Test
    @DisplayName("cannot influence the deal if seats commit to salts")
    void committedSalts() {
        execute("anna", commit("Anna", SALT));
        execute("operator", commit("Operator", "any"));
        execute("anna", new Command.Start());
        assertThat(log.toString()).doesNotContain(SALT);
        execute("anna", new Command.Reveal(SALT));
        for (int salt = 0; salt < TRIES; salt++) {
            assertThat(
                            table.handle(
                                            reveal("salt " + salt),
                                            "operator",
                                            null,
                                            0,
                                            chanceSource())
                                    .outcome())
                    .isInstanceOf(CommandResult.Refused.class);
        }
        for (Command other : List.of(new Command.Leave(), commit("Operator", "other"))) {
            assertThat(table.handle(other, "operator", null, 0, chanceSource()).outcome())
                    .isInstanceOf(CommandResult.Refused.class);
        }
        execute("operator", reveal("any"));
        assertThat(dealt()).isEqualTo(hand(List.of(SALT, "any")));
    }

    @Test
    @DisplayName("can get one other deal by not revealing a salt, which is visible")
    void withheldSalt() {
        execute("anna", commit("Anna", SALT));
        execute("operator", commit("Operator", "any"));
        execute("anna", new Command.Start());
        execute("anna", new Command.Reveal(SALT));
        log.addAll(
                table.handle(new Command.CheckClocks(), null, null, Long.MAX_VALUE, chanceSource())
                        .entries());
        assertThat(dealt()).isEqualTo(hand(List.of(SALT, Sha256.hex("any"))));
        Set<String> reachable =
                new HashSet<>(
                        List.of(
                                hand(List.of(SALT, "any")),
                                hand(List.of(SALT, Sha256.hex("any")))));
        assertThat(reachable).hasSize(2).contains(dealt());
        assertThat(table.seatStates().get(1).salt().isUnrevealed()).isTrue();
    }

    private static HmacChanceSource chanceSource() {
        return new HmacChanceSource(SECRET);
    }

    private static Command reveal(String salt) {
        return new Command.Reveal(salt);
    }

    private static Command commit(String name, String salt) {
        return new Command.Sit(null, name, Salt.committed(Sha256.hex(salt)), false);
    }

    private void execute(String by, Command command) {
        CommandResult result = table.handle(command, by, null, 0, chanceSource());
        assertThat(result.outcome()).isEqualTo(new CommandResult.Done());
        log.addAll(result.entries());
    }

    /// Returns the cards that the operator gets with these salts.
    private static String hand(List<String> salts) {
        CheatingOperatorTest simulation = new CheatingOperatorTest();
        for (int seat = 0; seat < salts.size(); seat++) {
            String person = seat == 0 ? "anna" : "operator";
            simulation.execute(person, new Command.Sit(seat, person, salts.get(seat)));
        }
        simulation.execute("anna", new Command.Start());
        return simulation.dealt();
    }

    private String dealt() {
        return log.stream()
                .map(logEntry -> TableEventCodec.write(logEntry.event()))
                .filter(event -> Json.of("drawn").equals(event.get("type")))
                .map(event -> (Json.Obj) Json.of(event.get("move")))
                .filter(move -> Json.of(1).equals(move.get("to")))
                .map(move -> Json.of(move.get("cards")).toString())
                .findFirst()
                .orElseThrow();
    }
}
