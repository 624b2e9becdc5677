package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import lucca.engine.Game;
import lucca.engine.Judgement;
import lucca.engine.Merits;
import lucca.engine.Message;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.State;

/// Laws of what a game thinks of its positions, checked along one game given by its steps. One
/// judgement goes with the whole game, as in a bot.
final class JudgementLaws<S extends State<S>> {
    /// A new judgement is asked too at one state in so many.
    private static final int ONE_IN = 8;

    private final Game<S, ?> game;
    private final Words words;
    private final Rng random;
    private final Judgement<S> judgement;
    private final MoveList legal = new MoveList();

    JudgementLaws(Game<S, ?> game, Words words, Rng random) {
        this.game = game;
        this.words = words;
        this.random = random;
        judgement = game.judgement();
    }

    /// Plays the steps, leaving out those that are not legal, and checks the laws on the way.
    void check(int[] steps) {
        assertThat(judgement.horizon()).as("horizon").isNotNegative();
        assertThat(judgement.study()).as("study").isPositive();
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
        double doubt = judgement.doubt(state);
        double[] points = forecast(judgement, state);
        double[] urges = urges(judgement, state);
        assertThat(doubt).as("doubt").isPositive().isFinite();
        assertThat(points).as("forecast").matches(JudgementLaws::areFinite);
        assertThat(urges).as("urges").matches(JudgementLaws::areFinite);
        assertThat(urges).as("urges").matches(JudgementLaws::arePositive);
        if (random.below(ONE_IN) == 0) {
            Judgement<S> fresh = game.judgement();
            assertThat(urges(fresh, state)).as("urges by themselves").isEqualTo(urges);
            assertThat(fresh.isQuiet(state)).as("quiet").isEqualTo(judgement.isQuiet(state));
            assertThat(fresh.doubt(state)).as("doubt by itself").isEqualTo(doubt);
            assertThat(forecast(fresh, state)).as("forecast by itself").isEqualTo(points);
        }
        if (state.actor() >= 0) {
            checkImpulse(state);
        }
        checkMerits(state, points);
        assertThat(game.position(state)).as("position after a judgement").isEqualTo(position);
    }

    /// What is drawn by urges, if the game does that itself, is legal, and depends on nothing that
    /// the judgement has seen before.
    private void checkImpulse(S state) {
        long seed = random.next();
        int step = judgement.impulse(state, new Rng(seed));
        state.legalMoves(legal);
        if (step != Judgement.NONE) {
            assertThat(legal.containsSorted(step)).as("impulse %s of %s", step, legal).isTrue();
        }
        if (random.below(ONE_IN) == 0) {
            int fresh = game.judgement().impulse(state, new Rng(seed));
            assertThat(fresh).as("impulse by itself").isEqualTo(step);
        }
    }

    /// Merits have names, and make up a forecast but for what all seats have alike.
    private void checkMerits(S state, double[] points) {
        double[] rest = points.clone();
        boolean told = false;
        for (int seat = 0; seat < points.length; seat++) {
            Merits merits = new Merits();
            judgement.merits(state, seat, merits);
            for (String name : merits.names()) {
                assertThat(words.text(Message.of(name))).as("words of %s", name).isNotBlank();
                rest[seat] -= merits.worth(name);
                told = true;
            }
        }
        if (told && judgement.isQuiet(state)) {
            assertThat(Arrays.stream(rest).max())
                    .as("forecasts without their merits")
                    .hasValueCloseTo(Arrays.stream(rest).min().orElseThrow(), within(1e-9));
        }
    }

    /// Empty once the game is over.
    private double[] forecast(Judgement<S> by, S state) {
        double[] points = new double[state.actor() == State.OVER ? 0 : game.setup().seats()];
        Arrays.fill(points, Double.NaN);
        if (points.length > 0) {
            by.forecast(state, points);
        }
        return points;
    }

    /// Empty where no seat decides.
    private double[] urges(Judgement<S> by, S state) {
        legal.clear();
        if (state.actor() >= 0) {
            state.legalMoves(legal);
        }
        double[] urges = new double[legal.size()];
        Arrays.fill(urges, Double.NaN);
        if (urges.length > 0) {
            by.urges(state, legal, urges);
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
