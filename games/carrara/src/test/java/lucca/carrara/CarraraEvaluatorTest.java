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

/// The game's own judgement of its positions.
class CarraraEvaluatorTest {
    private static final String EMPTY = "0;20;-;-;-;-;-;-";
    private final MoveList steps = new MoveList();
    private final double[] urges = new double[5000];

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
    @DisplayName("who has more is judged higher")
    void more(String seat) {
        double[] points = forecast(PositionBuilder.base(2).seat(1, seat).seat(2, EMPTY).text());
        assertThat(points[0]).isGreaterThan(points[1]);
    }

    @Test
    @DisplayName("white blocks are judged higher than black ones")
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
    @DisplayName("in the midst of building the building is judged as built")
    void midst() {
        String before = PositionBuilder.base(2).display("vi3").seat(1, "0;9;rrrk;-;-").text();
        CarraraState state = state(before);
        state.play(Steps.build(Buildings.index(5, 3), 2, -1));
        double[] midst = new double[2];
        judgement(before).forecast(state, midst);
        assertThat(judgement(before).isQuiet(state)).isFalse();
        state.play(Steps.pay(Counts.of(Colour.RED.ordinal(), 3)));
        double[] after = new double[2];
        judgement(before).forecast(state, after);
        assertThat(midst).containsExactly(after);
    }

    @Test
    @DisplayName("the announcement is urgent for who is ahead, and silly for who is behind")
    void announcement() {
        String met = "bbbcccgg;ma:bi5+pa5+po5+ca5+cs5+vi5;bi,pa,po,ca";
        String ahead = PositionBuilder.base(2).seat(1, "60;9;-;" + met).text();
        String behind =
                PositionBuilder.base(2).seat(1, "0;9;-;" + met).seat(2, "90;20;-;-;-").text();
        assertThat(urge(ahead, Steps.ANNOUNCE)).isGreaterThan(10 * urge(ahead, Steps.BUY));
        assertThat(urge(behind, Steps.ANNOUNCE)).isLessThan(urge(behind, Steps.BUY) / 10);
    }

    @Test
    @DisplayName("all free blocks of a section are better than some of them")
    void freeBlocks() {
        String position = PositionBuilder.base(2).turn("take:11").wheel("w/-/-/-/-/ryk").text();
        int all = Counts.of(1, 1) + Counts.of(2, 1) + Counts.of(5, 1);
        assertThat(urge(position, Steps.take(5, all))).isEqualTo(1);
        assertThat(urge(position, Steps.take(5, Counts.of(5, 1)))).isLessThan(0.1);
    }

    @ParameterizedTest
    @CsvSource({"2, off", "2, on", "3, on", "4, off", "4, on"})
    @DisplayName("every legal step has an urge, and every position a forecast and a doubt")
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
                    evaluator.priors(state, steps, urges);
                    for (int at = 0; at < steps.size(); at++) {
                        assertThat(urges[at]).isPositive().isFinite();
                    }
                }
                state.play(playout.step(state, random));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, off", "2, on", "4, off", "4, on"})
    @DisplayName("who follows the urges beats those who play at random")
    void urgesBeatRandom(int seats, String expansion) {
        Game<CarraraState, CarraraMove> game = game(seats, expansion);
        double won = 0;
        int games = 20;
        for (int i = 0; i < games; i++) {
            won += play(game, i % seats, Rng.of(3, i));
        }
        assertThat(won).isGreaterThan(0.75 * games);
    }

    private double play(Game<CarraraState, CarraraMove> game, int urged, Rng random) {
        Evaluator<CarraraState> evaluator = game.evaluator();
        Playout playout = new Playout();
        CarraraState state = game.start();
        while (state.actor() != State.OVER) {
            if (state.actor() == urged) {
                state.legalMoves(steps);
                evaluator.priors(state, steps, urges);
                state.play(steps.get(drawn(random)));
            } else {
                state.play(playout.step(state, random));
            }
        }
        return state.payoff(urged);
    }

    /// The index of a step, by its urge.
    private int drawn(Rng random) {
        double sum = 0;
        for (int i = 0; i < steps.size(); i++) {
            sum += urges[i];
        }
        double left = sum * random.below(1 << 20) / (1 << 20);
        int at = 0;
        while (at < steps.size() - 1 && left >= urges[at]) {
            left -= urges[at++];
        }
        return at;
    }

    private double urge(String position, int step) {
        CarraraState state = state(position);
        state.legalMoves(steps);
        judgement(position).priors(state, steps, urges);
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i) == step) {
                return urges[i];
            }
        }
        throw new AssertionError("no such step: " + step);
    }

    private static double[] forecast(String position) {
        CarraraState state = state(position);
        double[] points = new double[state.rules.seats()];
        judgement(position).forecast(state, points);
        return points;
    }

    private static Evaluator<CarraraState> judgement(String position) {
        return Scenario.game(Scenario.KIND.setupOf(position)).evaluator();
    }

    private static CarraraState state(String position) {
        return Scenario.game(Scenario.KIND.setupOf(position)).stateAt(position);
    }

    private static Game<CarraraState, CarraraMove> game(int seats, String expansion) {
        return Scenario.game(Scenario.KIND.setup(seats, Map.of(CarraraKind.EXPANSION, expansion)));
    }
}
