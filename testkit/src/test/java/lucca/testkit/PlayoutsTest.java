package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Consumer;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.Setup;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Random games for tests")
class PlayoutsTest {
    private static final Setup SETUP = new AuctionKind().setup(3, Map.of("hand", "3"));

    private static AuctionGame game() {
        return new AuctionGame(new AuctionKind(), SETUP);
    }

    /// Fails for steps after which the second seat holds the 4.
    private static void assertNoFour(int[] steps) {
        AuctionState state = game().start();
        MoveList legal = new MoveList();
        for (int code : steps) {
            state.legalMoves(legal);
            if (legal.containsSorted(code)) {
                state.play(code);
            }
        }
        assertThat(state.cards.count(AuctionCards.hand(1), 4)).as("fours").isZero();
    }

    private static int[] failing(Consumer<int[]> check) {
        for (int i = 0; ; i++) {
            int[] steps = Playouts.steps(game(), Rng.of(7, i));
            try {
                check.accept(steps);
            } catch (AssertionError e) {
                return steps;
            }
        }
    }

    @Test
    @DisplayName("A failing game is shortened to the steps that matter")
    void shortens() {
        int[] steps = failing(PlayoutsTest::assertNoFour);
        int[] shortest = Playouts.shorten(steps, PlayoutsTest::assertNoFour);
        assertThat(steps.length).isGreaterThan(12);
        assertThat(shortest).hasSize(2).endsWith(4);
    }

    @ParameterizedTest(name = "of length {0}")
    @ValueSource(ints = {1, 2, 3, 7, 8, 100, 1001})
    @DisplayName("Only the failing step is left of many")
    void oneIsLeft(int length) {
        int[] steps = new int[length];
        steps[length / 3] = 1;
        assertThat(
                        Playouts.shorten(
                                steps, part -> assertThat(Arrays.stream(part).sum()).isLessThan(1)))
                .containsExactly(1);
    }

    @Test
    @DisplayName("A check that does not fail has no effect")
    void passes() {
        Playouts.check(game(), Playouts.steps(game(), new Rng(1)), steps -> {});
    }

    @Test
    @DisplayName("The report has the log of the short game, its position and the cause")
    void reports() {
        Consumer<int[]> check = PlayoutsTest::assertNoFour;
        int[] steps = failing(check);
        int card = Playouts.shorten(steps, check)[0];
        assertThatThrownBy(() -> Playouts.check(game(), steps, check))
                .isInstanceOf(AssertionError.class)
                .hasMessageStartingWith("Failed in a game of 3 seats, {hand=3}:")
                .hasMessageContaining("[Game \"auction\"]\n[Seats \"3\"]\n[hand \"3\"]\n")
                .hasMessageContaining("\n\n* deal " + card + "\n* deal 4\nat 3 1 000 ")
                .cause()
                .hasMessageContaining("fours");
    }

    @Test
    @DisplayName("The report of a game with an exception has its log, the exception and its step")
    void reportsExceptions() {
        GameKind kind = BrokenGames.of(BrokenRules::failsInTheSecondLot);
        Game<AuctionState, AuctionMove> broken = new BrokenContract(kind).game(SETUP);
        assertThatThrownBy(
                        () -> {
                            for (int i = 0; i < 20; i++) {
                                Playouts.steps(broken, Rng.of(8, i));
                            }
                        })
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("\n* deal ")
                .hasMessageContaining("\n2 bid")
                .hasMessageContaining("failure in the second lot at the steps [")
                .hasRootCauseInstanceOf(IllegalStateException.class);
    }

    @Test
    @DisplayName("A match stops after the events asked for")
    void stops() {
        assertThat(Playouts.match(game(), new Rng(1), 10).log()).hasSize(10);
        assertThat(Playouts.match(game(), new Rng(1), Integer.MAX_VALUE).isOver()).isTrue();
    }
}
