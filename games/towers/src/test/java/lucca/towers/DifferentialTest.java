package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.Match;
import lucca.engine.Perft;
import lucca.engine.Setup;
import lucca.testkit.DifferentialContract;
import lucca.towers.reference.ReferenceTowers;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The packed tower game agrees with the reference")
class DifferentialTest implements DifferentialContract<TowersState, TowersMove, ReferenceTowers> {
    @Override
    public List<Setup> setups() {
        return new TowersKind().setups();
    }

    @Override
    public Game<TowersState, TowersMove> game(Setup setup) {
        return (TowersGame) new TowersKind().game(setup);
    }

    @Override
    public ReferenceTowers reference(Setup setup) {
        return new ReferenceTowers(
                Integer.parseInt(setup.option("size")), setup.seats(), setup.isOn("switching"));
    }

    @Override
    public void play(ReferenceTowers reference, int seat, String move) {
        reference.play(move);
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

    @Override
    public void assertSameEnd(Match<TowersState, TowersMove> match, ReferenceTowers reference) {
        assertThat(match.reason()).contains(String.valueOf(reference.reason()));
        assertThat(match.winners()).isEqualTo(reference.winners());
    }

    @Override
    public void assertSame(Match<TowersState, TowersMove> match, ReferenceTowers reference) {
        String position = match.position();
        assertThat(reference.actor()).as(position).isEqualTo(match.actor());
        DifferentialContract.assertSameMoves(match, match.actor(), reference.legal());
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
