package lucca.citta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import lucca.citta.bot.CittaEvaluatorFactory;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.Setup;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The evaluator")
class CittaEvaluatorTest {
    private static final int GAMES = 30;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "points | 9;20;-;-;-;- | 0;20;-;-;-;-",
                "a palace that is nearly complete | 0;1,8,15,22;-;-;-;- | 0;1;-;-;-;-",
                "windows of such a palace | 0;15,22,37,44;-;-;-;- | 0;1,29,51,73;-;-;-;-",
                "a party to come | 0;20;1,8,15,22,29;-;-;- | 0;20;-;1,8,15,22,29;-;-",
                "a tower | 0;20,5;-;1,8,15,22,29;-;T3 | 0;20,5;-;1,8,15,22,29;-;-",
                "a supported wall | 0;20,5;-;1,8,15,22,29;27;- | 0;20,5;-;1,8,15,22,29;-;-",
                "support | 0;20;-;1,8,15,22,29;-;T3 | 0;20;-;1,8,15,22,29;27,41,49;T3"
            })
    @DisplayName("has a higher forecast with")
    void forecasts(String what, String better, String worse) {
        assertThat(lead(better)).describedAs(what).isGreaterThan(lead(worse));
    }

    /// The lead of the first seat in points before the sixth round of seven.
    private static double lead(String quarter) {
        String position = "2014 - 6 - triplets - " + quarter + " 0;2;-;-;-;- 0;6;-;-;-;-";
        Game<CittaState, ?> game = game(Scenario.KIND.setupOf(position));
        double[] points = new double[3];
        game.evaluator().forecast(game.stateAt(position), points);
        return points[0] - (points[1] + points[2]) / 2;
    }

    @Test
    @DisplayName("opens a palace while the other seats have many cards of its colour")
    void opens() {
        CittaState state =
                state(
                        "2014 - 6 11,25,60/5,80,T1/31,90,92/34,48,50 123:1 -"
                                + " 0;20;1,8,15,22,29;-;-;- 0;36,37,44,51;-;-;-;- 0;58,65,72;-;-;-;-");
        assertThat(stepWithHighestPrior(state)).isEqualTo(Steps.OPEN + Colour.RED.ordinal());
    }

    @Test
    @DisplayName("takes the card that completes a palace")
    void takes() {
        CittaState state =
                state(
                        "2014 - 7 11,25,60/22,80,91/31,90,92/34,48,50 123:1 -"
                                + " 0;1,8,15,29;-;-;-;- 0;2;-;-;-;- 0;6;-;-;-;-");
        assertThat(stepWithHighestPrior(state)).isEqualTo(Steps.TAKE + 1);
        state.play(Steps.TAKE + 1);
        int red = state.deck.named("22").index();
        assertThat(stepWithHighestPrior(state)).isEqualTo(Steps.play(red, Steps.PALACE));
    }

    private static int stepWithHighestPrior(CittaState state) {
        MoveList steps = new MoveList();
        state.legalMoves(steps);
        double[] priors = new double[steps.size()];
        new CittaEvaluatorFactory().evaluator(state).priors(state, steps, priors);
        int best = 0;
        for (int i = 1; i < priors.length; i++) {
            best = priors[i] > priors[best] ? i : best;
        }
        return steps.get(best);
    }

    @ParameterizedTest
    @MethodSource("lucca.citta.PositionTest#setups")
    @DisplayName("has a prior for every step and plays far better than random")
    void plays(Setup setup) {
        Game<CittaState, ?> game = game(setup);
        int wins = 0;
        for (int i = 0; i < GAMES; i++) {
            int seat = i % setup.seats();
            wins += play(game, seat, Rng.of(1, i)).payoff(seat) > 0 ? 1 : 0;
        }
        assertThat(wins).isGreaterThan(GAMES * 9 / 10);
    }

    /// A game in which one seat follows the priors and the others play at random.
    private static CittaState play(Game<CittaState, ?> game, int seat, Rng random) {
        Evaluator<CittaState> evaluator = game.evaluator();
        CittaState state = game.start();
        MoveList steps = new MoveList();
        double[] priors = new double[64];
        double[] points = new double[game.setup().seats()];
        while (state.actor() != State.OVER) {
            evaluator.forecast(state, points);
            assertThat(Arrays.stream(points).sum() / evaluator.uncertainty(state)).isFinite();
            if (state.actor() == State.CHANCE) {
                state.play(state.draw(steps, random));
                continue;
            }
            state.legalMoves(steps);
            evaluator.priors(state, steps, priors);
            state.play(
                    state.actor() == seat
                            ? drawn(steps, priors, random)
                            : steps.get(random.below(steps.size())));
        }
        return state;
    }

    private static int drawn(MoveList steps, double[] priors, Rng random) {
        double sum = 0;
        for (int i = 0; i < steps.size(); i++) {
            assertThat(priors[i]).isPositive().isFinite();
            sum += priors[i];
        }
        double rest = random.below(1 << 20) * sum / (1 << 20);
        int i = 0;
        while (i < steps.size() - 1 && rest >= priors[i]) {
            rest -= priors[i++];
        }
        return steps.get(i);
    }

    private static CittaState state(String position) {
        return game(Scenario.KIND.setupOf(position)).stateAt(position);
    }

    @SuppressWarnings("unchecked")
    private static Game<CittaState, ?> game(Setup setup) {
        return (Game<CittaState, ?>) Scenario.KIND.game(setup);
    }
}
