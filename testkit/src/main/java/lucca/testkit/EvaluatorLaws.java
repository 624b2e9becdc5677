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

/// Laws of what a game thinks of its positions, checked along one game given by its steps. One
/// judgement goes with the whole game, as in a bot.
final class EvaluatorLaws<S extends State<S>> {
    /// A new judgement is asked too at one state in so many.
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

    /// Plays the steps, leaving out those that are not legal, and checks the laws on the way.
    void check(int[] steps) {
        assertThat(evaluator.horizon()).as("horizon").isNotNegative();
        assertThat(evaluator.baseIterations()).as("study").isPositive();
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

    /// All is there and can be reckoned with, and whoever judges a state leaves it as it is.
    private void checkState(S state) {
        String position = game.position(state);
        double doubt = evaluator.uncertainty(state);
        double[] points = forecast(evaluator, state);
        double[] urges = priors(evaluator, state);
        assertThat(doubt).as("doubt").isPositive().isFinite();
        assertThat(points).as("forecast").matches(EvaluatorLaws::areFinite);
        assertThat(urges).as("urges").matches(EvaluatorLaws::areFinite);
        assertThat(urges).as("urges").matches(EvaluatorLaws::arePositive);
        if (random.below(ONE_IN) == 0) {
            Evaluator<S> fresh = game.evaluator();
            assertThat(priors(fresh, state)).as("urges by themselves").isEqualTo(urges);
            assertThat(fresh.isQuiet(state)).as("quiet").isEqualTo(evaluator.isQuiet(state));
            assertThat(fresh.uncertainty(state)).as("doubt by itself").isEqualTo(doubt);
            assertThat(forecast(fresh, state)).as("forecast by itself").isEqualTo(points);
        }
        if (state.actor() >= 0) {
            checkSampledStep(state);
        }
        checkExplanation(state, points);
        assertThat(game.position(state)).as("position after a judgement").isEqualTo(position);
    }

    /// What is drawn by urges, if the game does that itself, is legal, and depends on nothing that
    /// the judgement has seen before.
    private void checkSampledStep(S state) {
        long seed = random.next();
        int step = evaluator.samplePrior(state, new Rng(seed));
        state.legalMoves(legal);
        if (step != Evaluator.NONE) {
            assertThat(legal.containsSorted(step)).as("impulse %s of %s", step, legal).isTrue();
        }
        if (random.below(ONE_IN) == 0) {
            int fresh = game.evaluator().samplePrior(state, new Rng(seed));
            assertThat(fresh).as("impulse by itself").isEqualTo(step);
        }
    }

    /// Merits have names, and make up a forecast but for what all seats have alike.
    private void checkExplanation(S state, double[] points) {
        double[] rest = points.clone();
        boolean told = false;
        for (int seat = 0; seat < points.length; seat++) {
            EvaluationTerms evaluationTerms = new EvaluationTerms();
            evaluator.explain(state, seat, evaluationTerms);
            for (String name : evaluationTerms.names()) {
                assertThat(texts.text(Message.of(name))).as("words of %s", name).isNotBlank();
                rest[seat] -= evaluationTerms.value(name);
                told = true;
            }
        }
        if (told && evaluator.isQuiet(state)) {
            assertThat(Arrays.stream(rest).max())
                    .as("forecasts without their merits")
                    .hasValueCloseTo(Arrays.stream(rest).min().orElseThrow(), within(1e-9));
        }
    }

    /// Empty once the game is over.
    private double[] forecast(Evaluator<S> by, S state) {
        double[] points = new double[state.actor() == State.OVER ? 0 : game.setup().seats()];
        Arrays.fill(points, Double.NaN);
        if (points.length > 0) {
            by.forecast(state, points);
        }
        return points;
    }

    /// Empty where no seat decides.
    private double[] priors(Evaluator<S> by, S state) {
        legal.clear();
        if (state.actor() >= 0) {
            state.legalMoves(legal);
        }
        double[] urges = new double[legal.size()];
        Arrays.fill(urges, Double.NaN);
        if (urges.length > 0) {
            by.priors(state, legal, urges);
        }
        return urges;
    }

    private static boolean areFinite(double[] numbers) {
        return Arrays.stream(numbers).allMatch(Double::isFinite);
    }

    private static boolean arePositive(double[] numbers) {
        return Arrays.stream(numbers).allMatch(number -> number > 0);
    }
}
