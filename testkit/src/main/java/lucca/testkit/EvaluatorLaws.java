package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import lucca.engine.EvaluationTerms;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Checks the evaluator of a game along one game, given by its steps. One evaluator instance is
/// used for the complete game, as in a bot.
final class EvaluatorLaws<S extends State<S>> {
    /// The fraction of states at which the result is compared with that of a fresh evaluator.
    private static final int ONE_IN = 8;

    private final Game<S, ?> game;
    private final GameTexts texts;
    private final Rng random;
    private final Evaluator<S> evaluator;
    private final MoveList legal = new MoveList();

    EvaluatorLaws(Game<S, ?> game, GameTexts gameTexts, Rng random) {
        this.game = game;
        this.texts = gameTexts;
        this.random = random;
        evaluator = game.evaluator();
    }

    /// Plays the steps, skipping illegal ones, and checks the laws after each.
    void check(int[] steps) {
        assertThat(evaluator.horizon()).as("horizon").isNotNegative();
        assertThat(evaluator.baseIterations()).as("base iterations").isPositive();
        S state = game.start();
        checkState(state);
        for (int code : steps) {
            state.legalMoves(legal);
            if (legal.containsSorted(code)) {
                state.play(code);
                checkState(state);
            }
        }
    }

    /// All values are finite and reproducible, and evaluation does not change the state.
    private void checkState(S state) {
        String position = game.position(state);
        double uncertainty = evaluator.uncertainty(state);
        double[] points = forecast(evaluator, state);
        double[] priors = priors(evaluator, state);
        assertThat(uncertainty).as("uncertainty").isPositive().isFinite();
        assertThat(points).as("forecast").matches(EvaluatorLaws::areFinite);
        assertThat(priors).as("priors").matches(EvaluatorLaws::areFinite);
        assertThat(priors).as("priors").matches(EvaluatorLaws::arePositive);
        if (random.below(ONE_IN) == 0) {
            Evaluator<S> fresh = game.evaluator();
            assertThat(priors(fresh, state)).as("priors from a fresh evaluator").isEqualTo(priors);
            assertThat(fresh.isQuiet(state))
                    .as("isQuiet from a fresh evaluator")
                    .isEqualTo(evaluator.isQuiet(state));
            assertThat(fresh.uncertainty(state))
                    .as("uncertainty from a fresh evaluator")
                    .isEqualTo(uncertainty);
            assertThat(forecast(fresh, state))
                    .as("forecast from a fresh evaluator")
                    .isEqualTo(points);
        }
        if (state.actor() >= 0) {
            checkSampledStep(state);
        }
        checkExplanation(state, points);
        assertThat(game.position(state)).as("position after an evaluation").isEqualTo(position);
    }

    /// A sampled step is legal and does not depend on earlier evaluations.
    private void checkSampledStep(S state) {
        long seed = random.next();
        int step = evaluator.samplePrior(state, new Rng(seed));
        state.legalMoves(legal);
        if (step != Evaluator.NONE) {
            assertThat(legal.containsSorted(step))
                    .as("sampled step %s of %s", step, legal)
                    .isTrue();
        }
        if (random.below(ONE_IN) == 0) {
            int fresh = game.evaluator().samplePrior(state, new Rng(seed));
            assertThat(fresh).as("sampled step from a fresh evaluator").isEqualTo(step);
        }
    }

    /// Terms have names, and add up to the forecast except for a part that is equal for all seats.
    private void checkExplanation(S state, double[] points) {
        double[] rest = points.clone();
        boolean explained = false;
        for (int seat = 0; seat < points.length; seat++) {
            EvaluationTerms evaluationTerms = new EvaluationTerms();
            evaluator.explain(state, seat, evaluationTerms);
            for (String name : evaluationTerms.names()) {
                assertThat(texts.text(Message.of(name)))
                        .as("name of the term %s", name)
                        .isNotBlank();
                rest[seat] -= evaluationTerms.value(name);
                explained = true;
            }
        }
        if (explained && evaluator.isQuiet(state)) {
            assertThat(Arrays.stream(rest).max())
                    .as("forecasts without their terms")
                    .hasValueCloseTo(Arrays.stream(rest).min().orElseThrow(), within(1e-9));
        }
    }

    /// The forecast; empty once the game is over.
    private double[] forecast(Evaluator<S> by, S state) {
        double[] points = new double[state.actor() == State.OVER ? 0 : game.setup().seats()];
        Arrays.fill(points, Double.NaN);
        if (points.length > 0) {
            by.forecast(state, points);
        }
        return points;
    }

    /// The priors; empty where no seat decides.
    private double[] priors(Evaluator<S> by, S state) {
        legal.clear();
        if (state.actor() >= 0) {
            state.legalMoves(legal);
        }
        double[] priors = new double[legal.size()];
        Arrays.fill(priors, Double.NaN);
        if (priors.length > 0) {
            by.priors(state, legal, priors);
        }
        return priors;
    }

    private static boolean areFinite(double[] numbers) {
        return Arrays.stream(numbers).allMatch(Double::isFinite);
    }

    private static boolean arePositive(double[] numbers) {
        return Arrays.stream(numbers).allMatch(number -> number > 0);
    }
}
