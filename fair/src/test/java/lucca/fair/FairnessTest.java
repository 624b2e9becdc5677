package lucca.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.Json;
import lucca.engine.Rng;
import lucca.table.Command;
import lucca.table.Entry;
import lucca.table.Lateness;
import lucca.table.Table;
import lucca.table.TableEvent;
import lucca.table.TableView;
import lucca.table.Terms;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Fair luck")
class FairnessTest {
    private static final Secret SECRET = new Secret("0123456789abcdef".repeat(4));

    @Test
    @DisplayName("is the same on every machine, and depends on secret, salts, version and step")
    void derivation() {
        FairLuck luck = new FairLuck(SECRET);
        long seed = luck.at(7, 1, List.of("a", "b")).next();
        assertThat(seed).isEqualTo(new FairLuck(SECRET).at(7, 1, List.of("a", "b")).next());
        assertThat(
                        List.of(
                                luck.at(8, 1, List.of("a", "b")).next(),
                                luck.at(7, 2, List.of("a", "b")).next(),
                                luck.at(7, 1, List.of("ab", "")).next(),
                                new FairLuck(new Secret("f".repeat(64)))
                                        .at(7, 1, List.of("a", "b"))
                                        .next()))
                .doesNotContain(seed)
                .doesNotHaveDuplicates();
        assertThat(SECRET.commitment())
                .isEqualTo("4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837");
    }

    @ParameterizedTest
    @ValueSource(strings = {"towers", "citta", "carrara"})
    @DisplayName("proves a whole game from its log")
    void proof(String game) {
        List<Entry> log = played(game);
        int drawn = (int) log.stream().filter(FairnessTest::isDrawn).count();
        assertThat(drawn).isPositive();
        assertThat(Fairness.of(log)).isEqualTo(new Fairness.Proven(drawn));
        assertThat(Fairness.of(log.subList(0, log.size() - 1)))
                .isEqualTo(new Fairness.Unfinished());
    }

    @Test
    @DisplayName("finds another secret out, and other salts")
    void forgery() {
        List<Entry> log = played("carrara");
        TableEvent.Opened opened = (TableEvent.Opened) log.getFirst().event();
        List<Entry> bound = new ArrayList<>(log);
        bound.set(0, with(bound.getFirst(), new TableEvent.Opened(opened.terms(), "0", "00")));
        assertThat(Fairness.of(bound)).isEqualTo(new Fairness.Exchanged());
        List<Entry> salted = new ArrayList<>(log);
        TableEvent.Seated seated = (TableEvent.Seated) salted.get(1).event();
        salted.set(
                1,
                with(
                        salted.get(1),
                        new TableEvent.Seated(seated.seat(), seated.occupant(), "other")));
        assertThat(Fairness.of(salted)).isInstanceOf(Fairness.Forged.class);
    }

    private static Entry with(Entry entry, TableEvent event) {
        return new Entry(entry.version(), entry.time(), entry.by(), entry.key(), event);
    }

    private static boolean isDrawn(Entry entry) {
        return entry.event() instanceof TableEvent.Drawn;
    }

    /// A game of random moves between the fewest persons.
    private static List<Entry> played(String name) {
        GameKind kind = GameKinds.named(name);
        Terms terms =
                new Terms(
                        kind.game(kind.setup(kind.minSeats(), Map.of())),
                        true,
                        null,
                        new Lateness.Loss(),
                        1,
                        false);
        List<Entry> log = new ArrayList<>();
        log.add(new Entry(1, 0, "0", null, new TableEvent.Opened(terms, "0", SECRET.commitment())));
        Table table = Table.of(log.getFirst());
        for (int seat = 0; seat < kind.minSeats(); seat++) {
            give(table, seat, new Command.Sit(seat, "N", "salt " + seat), log);
        }
        give(table, 0, new Command.Start(), log);
        Rng random = new Rng(1);
        while (table.status() == Table.Status.PLAYING) {
            int seat = asked(table);
            Json.Arr moves = (Json.Arr) member(table, seat, "moves");
            Json move = moves.items().get(random.below(moves.items().size()));
            give(table, seat, new Command.Play(table.version(), (Json.Obj) move), log);
        }
        return log;
    }

    private static void give(Table table, int person, Command command, List<Entry> log) {
        log.addAll(
                table.handle(command, String.valueOf(person), null, 0, new FairLuck(SECRET))
                        .entries());
    }

    private static int asked(Table table) {
        Json.Arr asked = (Json.Arr) member(table, 0, "asked");
        return IntStream.range(0, table.chairs().size())
                .filter(seat -> asked.items().contains(Json.of(seat)))
                .findFirst()
                .orElseThrow();
    }

    private static Json member(Table table, int seat, String name) {
        return Objects.requireNonNull(new TableView(table, seat).now().get(name));
    }
}
