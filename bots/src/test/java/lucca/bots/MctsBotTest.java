package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The search")
class MctsBotTest {
    @ParameterizedTest
    @CsvSource({"towers, 2", "citta, 4", "carrara, 3"})
    @DisplayName("reports visits and expected results of every legal step")
    void analysis(String name, int seats) {
        GameKind kind = GameKinds.named(name);
        analysis(kind.game(kind.setup(seats, Map.of())), BotKind.UCT);
        analysis(kind.game(kind.setup(seats, Map.of())), BotKind.LEVEL5);
    }

    private static <S extends State<S>> void analysis(Game<S, ?> game, BotKind bot) {
        S state = opened(game, 3);
        SeatView<S> view = new SeatView<>(state, state.actor());
        StepAnalysis analysis =
                bot.createAnalysing(game).analyse(view, SearchBudget.iterations(500), new Rng(1));
        assertThat(analysis.iterations()).isEqualTo(500);
        assertThat(analysis.candidates().stream().mapToLong(StepAnalysis.Candidate::visits).sum())
                .isEqualTo(500);
        assertThat(analysis.candidates())
                .isSortedAccordingTo((a, b) -> Long.compare(b.visits(), a.visits()))
                .allSatisfy(candidate -> assertThat(candidate.line()).startsWith(candidate.step()));
        StepAnalysis.Candidate best = analysis.best();
        assertThat(best.shares().stream().mapToDouble(share -> share).sum())
                .isEqualTo(1, within(1e-9));
        assertThat(best.errors())
                .hasSize(game.setup().seats())
                .allSatisfy(error -> assertThat(error).isBetween(0.0, 0.5));
        assertLegal(game, state, best.line());
    }

    private static <S extends State<S>> void assertLegal(
            Game<S, ?> game, S from, List<Integer> line) {
        S state = from.copy();
        MoveList legal = new MoveList();
        for (int step : line) {
            state.legalMoves(legal);
            assertThat(legal.containsSorted(step)).as("%s", game.position(state)).isTrue();
            state.play(step);
        }
    }

    /// A state with perfect information at which a seat has a choice.
    private static <S extends State<S>> S opened(Game<S, ?> game, long seed) {
        Playout playout = new Playout();
        Rng random = new Rng(seed);
        MoveList legal = new MoveList();
        S state = game.start();
        do {
            state.play(playout.step(state, random));
            state.legalMoves(legal);
        } while (state.actor() == State.CHANCE
                || !state.hasPerfectInformation()
                || legal.size() < 2);
        return state;
    }

    @ParameterizedTest
    @CsvSource({"towers, 2, 100", "citta, 2, 100", "carrara, 2, 100"})
    @DisplayName("beats random play even with plain UCT")
    void beatsRandom(String name, int seats, int iterations) {
        GameKind kind = GameKinds.named(name);
        assertThat(wins(kind.game(kind.setup(seats, Map.of())), iterations)).isGreaterThan(7);
    }

    private static <S extends State<S>> double wins(Game<S, ?> game, int iterations) {
        Playout playout = new Playout();
        double wins = 0;
        for (int index = 0; index < 10; index++) {
            Bot<S> uct = BotKind.UCT.create(game);
            Rng random = Rng.of(1, index);
            S state = game.start();
            while (state.actor() != State.OVER) {
                boolean asked = state.actor() == index % 2;
                SeatView<S> view = new SeatView<>(state, index % 2);
                state.play(
                        asked
                                ? uct.choose(view, SearchBudget.iterations(iterations), random)
                                : playout.step(state, random));
            }
            wins += state.payoff(index % 2);
        }
        return wins;
    }

    @ParameterizedTest
    @CsvSource({"towers, size, 6", "citta, celebration, off", "carrara, expansion, off"})
    @DisplayName("chooses an exactly optimal step near the end")
    void endgames(String name, String option, String value) {
        GameKind kind = GameKinds.named(name);
        assertThat(endgames(kind.game(kind.setup(2, Map.of(option, value))))).isPositive();
    }

    /// Counts the positions that have both a better and a worse step.
    private static <S extends State<S>> int endgames(Game<S, ?> game) {
        EndgameSolver<S> endgameSolver = new EndgameSolver<>(game, 5_000);
        int found = 0;
        for (int index = 0; index < 60; index++) {
            for (S state : EndgamePositions.of(game, 6, Rng.of(5, index))) {
                SeatView<S> view = new SeatView<>(state, state.actor());
                StepAnalysis exact =
                        endgameSolver.solve(view, SearchBudget.iterations(1000), new Rng(1));
                if (exact != null
                        && share(exact.candidates().getLast(), view) < share(exact.best(), view)) {
                    found++;
                    assertExact(new MctsBot<>(game, MctsParameters.PLAIN), view, exact);
                    assertExact(new MctsBot<>(game, MctsParameters.STRONG), view, exact);
                }
            }
        }
        return found;
    }

    private static <S extends State<S>> void assertExact(
            MctsBot<S> mctsBot, SeatView<S> view, StepAnalysis exact) {
        int step = mctsBot.choose(view, SearchBudget.iterations(1000), new Rng(1));
        List<Integer> best =
                exact.candidates().stream()
                        .filter(
                                candidate ->
                                        share(candidate, view) > share(exact.best(), view) - 1e-9)
                        .map(StepAnalysis.Candidate::step)
                        .toList();
        assertThat(best).contains(step);
    }

    private static double share(StepAnalysis.Candidate candidate, SeatView<?> view) {
        return candidate.shares().get(view.seat());
    }

    @Test
    @DisplayName("has wide errors after a few equal results and narrow ones in the long run")
    void errors() {
        ToyTreeGame game =
                new ToyTreeGame(ToyTreeNode.choice(0, ToyTreeNode.end(1), ToyTreeNode.end(0)));
        assertThat(errorOfBest(game, 3)).isGreaterThan(0.3);
        assertThat(errorOfBest(game, 10_000)).isBetween(0.0001, 0.001);
    }

    private static double errorOfBest(ToyTreeGame game, int iterations) {
        StepAnalysis.Candidate best =
                new MctsBot<>(game, MctsParameters.STRONG)
                        .analyse(game.view(), SearchBudget.iterations(iterations), new Rng(1))
                        .best();
        return best.errors().getFirst();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 7, 10, 1000, 123_456_789, Integer.MAX_VALUE})
    @DisplayName("uses a logarithm that is right to eight digits")
    void logarithm(int number) {
        assertThat(Logarithm.of(number)).isEqualTo(Math.log(number), within(1e-8));
    }

    @Test
    @DisplayName("merges several searches in proportion to their visits")
    void sum() {
        StepAnalysis one = analysis(candidate(4, 30, 0.5, 10), candidate(5, 10, 0.2, 4));
        StepAnalysis two = analysis(candidate(4, 10, 0.1, 2), candidate(5, 40, 0.4, 8));
        StepAnalysis sum = StepAnalysis.merge(List.of(one, two));
        assertThat(sum.iterations()).isEqualTo(90);
        assertThat(sum.best().step()).isEqualTo(5);
        assertThat(sum.best().visits()).isEqualTo(50);
        assertThat(sum.best().shares().getFirst()).isEqualTo(0.36, within(1e-12));
        assertThat(sum.candidates().get(1).shares().getFirst()).isEqualTo(0.4, within(1e-12));
        assertThat(sum.candidates().get(1).points().getFirst()).isEqualTo(8, within(1e-12));
        assertThat(sum.candidates().get(1).errors().getFirst()).isEqualTo(0.1, within(1e-12));
        assertThat(sum.candidates().get(1).errors().getLast()).isEqualTo(0.2, within(1e-12));
    }

    @Test
    @DisplayName("prefers an exact analysis to any number of estimates")
    void exact() {
        StepAnalysis exact = new StepAnalysis(0, 5, true, List.of(candidate(4, 0, 1, 10)));
        assertThat(StepAnalysis.merge(List.of(analysis(candidate(5, 10, 0.2, 4)), exact)))
                .isEqualTo(exact);
    }

    private static StepAnalysis analysis(StepAnalysis.Candidate... candidates) {
        long visits = List.of(candidates).stream().mapToLong(StepAnalysis.Candidate::visits).sum();
        return new StepAnalysis(0, visits, false, StepAnalysis.sorted(List.of(candidates), 0));
    }

    private static StepAnalysis.Candidate candidate(
            int step, long visits, double share, double points) {
        return new StepAnalysis.Candidate(
                step,
                visits,
                List.of(share, 1 - share),
                List.of(0.1, 0.2),
                List.of(points, 0.0),
                List.of(step));
    }
}
