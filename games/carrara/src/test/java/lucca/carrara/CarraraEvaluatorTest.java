package lucca.carrara;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import lucca.engine.Evaluator;
import lucca.engine.Game;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The evaluator of the game.
class CarraraEvaluatorTest {
    private static final String EMPTY = "0;20;-;-;-;-;-;-";
    private final MoveList steps = new MoveList();
    private final double[] priors = new double[5000];

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10;20;-;-;-;-;-;-",
                "0;29;-;-;-;-;-;-",
                "0;20;-;bcg;-;-;-;-",
                "0;20;wyr;-;-;-;-;-",
                "0;20;-;-;lu:vi3;-;-;-",
                "0;20;-;-;li:vi3,lu:vi4;-;-;-"
            })
    @DisplayName("a seat that has more gets a higher forecast")
    void more(String seat) {
        double[] points = forecast(PositionBuilder.base(2).seat(1, seat).seat(2, EMPTY).text());
        assertThat(points[0]).isGreaterThan(points[1]);
    }

    @Test
    @DisplayName("white blocks give a higher forecast than black ones")
    void whiteBlocks() {
        double[] points =
                forecast(
                        PositionBuilder.base(2)
                                .seat(1, "0;20;www;-;-")
                                .seat(2, "0;20;kkk;-;-")
                                .text());
        assertThat(points[0]).isGreaterThan(points[1]);
    }

    @Test
    @DisplayName("the forecast counts a building as built before it is paid")
    void beforePayment() {
        String before = PositionBuilder.base(2).display("vi3").seat(1, "0;9;rrrk;-;-").text();
        CarraraState state = state(before);
        state.play(Steps.build(Buildings.index(5, 3), 2, -1));
        double[] beforePayment = new double[2];
        evaluator(before).forecast(state, beforePayment);
        assertThat(evaluator(before).isQuiet(state)).isFalse();
        state.play(Steps.pay(Counts.of(Colour.RED.ordinal(), 3)));
        double[] after = new double[2];
        evaluator(before).forecast(state, after);
        assertThat(beforePayment).containsExactly(after);
    }

    @Test
    @DisplayName("the announcement has a high prior for the leader and a low one for others")
    void announcement() {
        String met = "bbbcccgg;ma:bi5+pa5+po5+ca5+cs5+vi5;bi,pa,po,ca";
        String ahead = PositionBuilder.base(2).seat(1, "60;9;-;" + met).text();
        String behind =
                PositionBuilder.base(2).seat(1, "0;9;-;" + met).seat(2, "90;20;-;-;-").text();
        assertThat(prior(ahead, Steps.ANNOUNCE)).isGreaterThan(10 * prior(ahead, Steps.BUY));
        assertThat(prior(behind, Steps.ANNOUNCE)).isLessThan(prior(behind, Steps.BUY) / 10);
    }

    @Test
    @DisplayName("all free blocks of a section have a higher prior than some of them")
    void freeBlocks() {
        String position = PositionBuilder.base(2).turn("take:11").wheel("w/-/-/-/-/ryk").text();
        int all = Counts.of(1, 1) + Counts.of(2, 1) + Counts.of(5, 1);
        assertThat(prior(position, Steps.take(5, all))).isEqualTo(1);
        assertThat(prior(position, Steps.take(5, Counts.of(5, 1)))).isLessThan(0.1);
    }

    @ParameterizedTest
    @CsvSource({"2, off", "2, on", "3, on", "4, off", "4, on"})
    @DisplayName("every legal step has a prior, and every position a forecast and an uncertainty")
    void always(int seats, String expansion) {
        Game<CarraraState, CarraraMove> game = game(seats, expansion);
        Evaluator<CarraraState> evaluator = game.evaluator();
        double[] points = new double[seats];
        for (int i = 0; i < 5; i++) {
            Rng random = Rng.of(7, i);
            Playout playout = new Playout();
            CarraraState state = game.start();
            while (state.actor() != State.OVER) {
                evaluator.forecast(state, points);
                assertThat(Arrays.stream(points).allMatch(Double::isFinite)).isTrue();
                assertThat(evaluator.uncertainty(state)).isPositive();
                if (state.actor() != State.CHANCE) {
                    state.legalMoves(steps);
                    evaluator.priors(state, steps, priors);
                    for (int at = 0; at < steps.size(); at++) {
                        assertThat(priors[at]).isPositive().isFinite();
                    }
                }
                state.play(playout.step(state, random));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, off", "2, on", "4, off", "4, on"})
    @DisplayName("a seat that follows the priors beats seats that play at random")
    void priorsBeatRandom(int seats, String expansion) {
        Game<CarraraState, CarraraMove> game = game(seats, expansion);
        double won = 0;
        int games = 20;
        for (int i = 0; i < games; i++) {
            won += play(game, i % seats, Rng.of(3, i));
        }
        assertThat(won).isGreaterThan(0.75 * games);
    }

    private double play(Game<CarraraState, CarraraMove> game, int follower, Rng random) {
        Evaluator<CarraraState> evaluator = game.evaluator();
        Playout playout = new Playout();
        CarraraState state = game.start();
        while (state.actor() != State.OVER) {
            if (state.actor() == follower) {
                state.legalMoves(steps);
                evaluator.priors(state, steps, priors);
                state.play(steps.get(drawn(random)));
            } else {
                state.play(playout.step(state, random));
            }
        }
        return state.payoff(follower);
    }

    /// Draws the index of a step with its prior as weight.
    private int drawn(Rng random) {
        double sum = 0;
        for (int i = 0; i < steps.size(); i++) {
            sum += priors[i];
        }
        double left = sum * random.below(1 << 20) / (1 << 20);
        int at = 0;
        while (at < steps.size() - 1 && left >= priors[at]) {
            left -= priors[at++];
        }
        return at;
    }

    private double prior(String position, int step) {
        CarraraState state = state(position);
        state.legalMoves(steps);
        evaluator(position).priors(state, steps, priors);
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) == step) {
                return priors[i];
            }
        }
        throw new AssertionError("no such step: " + step);
    }

    private static double[] forecast(String position) {
        CarraraState state = state(position);
        double[] points = new double[state.rules.seats()];
        evaluator(position).forecast(state, points);
        return points;
    }

    private static Evaluator<CarraraState> evaluator(String position) {
        return Scenario.game(Scenario.KIND.setupOf(position)).evaluator();
    }

    private static CarraraState state(String position) {
        return Scenario.game(Scenario.KIND.setupOf(position)).stateAt(position);
    }

    private static Game<CarraraState, CarraraMove> game(int seats, String expansion) {
        return Scenario.game(Scenario.KIND.setup(seats, Map.of(CarraraKind.EXPANSION, expansion)));
    }
}
