package lucca.towers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The evaluator of the tower game")
class TowersEvaluatorTest {
    private static final int TIMES = 20_000;
    private static final double RARE = 30;
    private static final Set<TowersState.Phase> BRICKS =
            EnumSet.of(TowersState.Phase.FIRST_BRICK, TowersState.Phase.SECOND_BRICK);

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "the higher tower, 6/1[wrk]k3/1rw3/6/3kr1/3[kr]2 wk - - 1 -",
        "the only tower, 6/6/1[wrk]k3/1rw3/6/3kr1 wk - - 2 -",
        "the tower that wins, 6/6/1[wrkrkb]k3/1rwkr1/1b4/6 wk - - 2 -",
        "prisoners, 6/6/1wk3/1rw3/6/3kr1 wk - w:k2r2 1 -",
        "a struggle to be won, 6/6/[wrk]w4/r2[kw]2/w2k2/6 wk - - 1 -",
    })
    void favoursWhite(String what, String position) {
        TowersGame game = gameAt(position);
        double[] points = new double[game.setup().seats()];
        game.evaluator().forecast(game.stateAt(position), points);
        assertThat(points[0]).as(what).isGreaterThan(points[1] + 0.2);
    }

    @ParameterizedTest(name = "{0}: {2} before {3}")
    @CsvSource({
        "a win, 6/6/1[wrkrk]k3/1rwkr1/1bb3/6 wk - - 1 -, blue b4, blue f6",
        "its own tower, 6/6/1[wrk]k3/1rwk2/6/4[kr]b wk - - 1 -, black b4, blue e1",
        "need, 6/6/1[wrk]k3/1rw3/6/6 wk - - 1 -, red a4, blue f1",
    })
    void priors(String what, String position, String better, String worse) {
        TowersGame game = gameAt(position);
        TowersState state = game.stateAt(position);
        assertThat(prior(game, state, better))
                .as(what)
                .isGreaterThan(2 * prior(game, state, worse));
    }

    @ParameterizedTest(name = "{0} seats, size {1}")
    @CsvSource({"2, 6, false", "3, 8, true", "4, 6, false", "2, 12, true"})
    void everyStepHasAPrior(int seats, int size, boolean switching) {
        TowersGame game = game(seats, size, switching);
        for (int seed = 0; seed < 10; seed++) {
            playout(game, -1, seed, true);
        }
    }

    @ParameterizedTest(name = "{0} seats, size {1}")
    @CsvSource({
        "2, 6, true",
        "2, 8, false",
        "3, 6, true",
        "4, 8, false",
        "3, 10, false",
        "4, 12, false"
    })
    @DisplayName("samples each brick as often as its prior says")
    void samples(int seats, int size, boolean switching) {
        TowersGame game = game(seats, size, switching);
        Evaluator<TowersState> evaluator = game.evaluator();
        TowersState state = game.start();
        Rng random = new Rng(size);
        for (int made = 0; state.actor() != State.OVER; made++) {
            int step = evaluator.samplePrior(state, random);
            boolean brick = step != Evaluator.NONE;
            assertThat(brick).as("%s", state.phase).isEqualTo(BRICKS.contains(state.phase));
            if (brick && made % 5 == 0) {
                checkSamples(evaluator, state, random);
            }
            state.play(brick ? step : any(state, random));
        }
    }

    /// Allows five standard deviations for each step, and a little more for rare steps. All rare
    /// steps together may differ as much.
    private static void checkSamples(
            Evaluator<TowersState> evaluator, TowersState state, Rng random) {
        MoveList steps = new MoveList();
        state.legalMoves(steps);
        double[] priors = new double[steps.size()];
        evaluator.priors(state, steps, priors);
        int[] counts = new int[1 << 13];
        for (int i = 0; i < TIMES; i++) {
            counts[evaluator.samplePrior(state, random)]++;
        }
        double sum = Arrays.stream(priors).sum();
        int seen = 0;
        int seenRare = 0;
        double rare = 0;
        for (int i = 0; i < priors.length; i++) {
            double expected = TIMES * priors[i] / sum;
            seen += counts[steps.get(i)];
            if (expected < RARE) {
                rare += expected;
                seenRare += counts[steps.get(i)];
            }
            assertThat((double) counts[steps.get(i)])
                    .as("%s of %s", steps.get(i), steps)
                    .isEqualTo(expected, within(5 * Math.sqrt(expected) + 3));
        }
        assertThat(seen).as("legal ones").isEqualTo(TIMES);
        assertThat((double) seenRare)
                .as("rare ones of %s", steps)
                .isEqualTo(rare, within(5 * Math.sqrt(rare) + 3));
    }

    private static int any(TowersState state, Rng random) {
        MoveList steps = new MoveList();
        state.legalMoves(steps);
        return steps.get(random.below(steps.size()));
    }

    @Test
    void playingByPriorsBeatsPlayingAtRandom() {
        TowersGame game = game(2, 6, false);
        double won = 0;
        for (int i = 0; i < 100; i++) {
            won += playout(game, i % 2, i, false).payoff(i % 2);
        }
        assertThat(won).isGreaterThan(85);
    }

    /// Plays a game in which one seat follows its priors and the others, or with −1 all, play at
    /// random.
    private static TowersState playout(TowersGame game, int follower, int seed, boolean check) {
        Evaluator<TowersState> evaluator = game.evaluator();
        TowersState state = game.start();
        MoveList steps = new MoveList();
        double[] priors = new double[4 * state.city.lots];
        Rng random = new Rng(seed);
        while (state.actor() != State.OVER) {
            state.legalMoves(steps);
            int pick = random.below(steps.size());
            if (state.actor() >= 0) {
                evaluator.priors(state, steps, priors);
                pick = state.actor() == follower ? draw(priors, steps.size(), random) : pick;
                for (int i = 0; check && i < steps.size(); i++) {
                    assertThat(priors[i]).isPositive().isFinite();
                }
            }
            state.play(steps.get(pick));
        }
        return state;
    }

    private static int draw(double[] priors, int size, Rng random) {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += priors[i];
        }
        double rest = sum * random.below(1 << 20) / (1 << 20);
        int pick = 0;
        while (pick + 1 < size && rest >= priors[pick]) {
            rest -= priors[pick++];
        }
        return pick;
    }

    private static double prior(TowersGame game, TowersState state, String brick) {
        MoveList steps = new MoveList();
        state.legalMoves(steps);
        double[] priors = new double[steps.size()];
        game.evaluator().priors(state, steps, priors);
        int space = brick.indexOf(' ');
        MoveList code = new MoveList();
        int lot = state.city.lot(brick.substring(space + 1));
        TowersMove move = new TowersMove.Place(Colour.named(brick.substring(0, space)), lot);
        game.codec().encode(state, state.seat, move, code);
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) == code.get(0)) {
                return priors[i];
            }
        }
        throw new AssertionError(brick + " is not legal");
    }

    private static TowersGame gameAt(String position) {
        return (TowersGame) Scenario.KIND.game(Scenario.KIND.setupOf(position));
    }

    private static TowersGame game(int seats, int size, boolean switching) {
        Setup setup =
                Scenario.KIND.setup(
                        seats,
                        Map.of(
                                "size",
                                String.valueOf(size),
                                "switching",
                                switching ? "on" : "off"));
        return (TowersGame) Scenario.KIND.game(setup);
    }
}
