package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import lucca.engine.Event;
import lucca.engine.Match;
import lucca.engine.Perft;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.towers.reference.ReferenceTowers;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The packed tower game agrees with the reference")
class DifferentialTest {
    static List<Setup> setups() {
        return new TowersKind().setups();
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("on every legal move and every position of random games")
    void agrees(Setup setup) {
        for (int i = 0; i < 2; i++) {
            compare(setup, i);
        }
    }

    @ParameterizedTest
    @CsvSource({"6,2", "6,4", "8,3"})
    @DisplayName("on the number of positions three steps from the start")
    void counts(int size, int seats) {
        TowersKind kind = new TowersKind();
        Setup setup = kind.setup(seats, Map.of("size", String.valueOf(size)));
        assertThat(Perft.count(((TowersGame) kind.game(setup)).start(), 3))
                .isEqualTo(count(new ReferenceTowers(size, seats, false), 3));
    }

    private static long count(ReferenceTowers game, int depth) {
        List<String> legal = game.legal();
        if (depth == 1) {
            return legal.size();
        }
        long sum = 0;
        for (String event : legal) {
            ReferenceTowers next = game.copy();
            next.play(event);
            sum += count(next, depth - 1);
        }
        return sum;
    }

    /// The system property `lucca.differential` sets the number of games.
    @Test
    @Tag("slow")
    @DisplayName("over twenty thousand games")
    void agreesForLong() {
        List<Setup> setups = setups();
        IntStream.range(0, Integer.getInteger("lucca.differential", 20_000))
                .parallel()
                .forEach(i -> compare(setups.get(i % setups.size()), 2 + i));
    }

    private static void compare(Setup setup, long seed) {
        Match<TowersState, TowersMove> match = Match.of((TowersGame) new TowersKind().game(setup));
        ReferenceTowers reference =
                new ReferenceTowers(
                        Integer.parseInt(setup.option("size")),
                        setup.seats(),
                        setup.isOn("switching"));
        Playout playout = new Playout();
        Rng random = Rng.of(6, seed);
        while (!match.isOver()) {
            assertSame(match, reference);
            int seat = match.actor();
            TowersMove move = match.compose(seat, (state, of) -> playout.step(state, of, random));
            match.play(new Event<>(seat, move));
            reference.play(match.game().notation().text(move));
        }
        assertSame(match, reference);
        assertThat(match.reason()).contains(String.valueOf(reference.reason()));
        assertThat(match.winners()).isEqualTo(reference.winners());
    }

    private static void assertSame(
            Match<TowersState, TowersMove> match, ReferenceTowers reference) {
        String position = match.position();
        assertThat(reference.actor()).as(position).isEqualTo(match.actor());
        List<String> legal =
                match.legalMoves(match.actor()).stream()
                        .map(match.game().notation()::text)
                        .toList();
        assertThat(reference.legal()).as(position).containsExactlyInAnyOrderElementsOf(legal);
        TowersState state = match.state();
        for (int lot = 0; lot < state.city.lots; lot++) {
            assertThat(reference.lot(state.city.name(lot)))
                    .as(position)
                    .isEqualTo(TowersView.stack(state, lot));
        }
        for (Colour colour : Colour.values()) {
            assertThat(reference.supply(colour.word()))
                    .as(position)
                    .isEqualTo(state.stock.supply(colour.ordinal()));
            for (Colour brick : Colour.values()) {
                assertThat(reference.prisoners(colour.word(), brick.word()))
                        .as(position)
                        .isEqualTo(state.stock.prisoners(colour.ordinal(), brick.ordinal()));
            }
        }
        for (int seat = 0; seat < state.rules.seats(); seat++) {
            assertThat(reference.colourOf(seat))
                    .as(position)
                    .isEqualTo(Colour.of(state.stock.colourOf(seat)).word());
        }
    }
}
