package lucca.bots;

import static lucca.bots.ToyTreeNode.chance;
import static lucca.bots.ToyTreeNode.choice;
import static lucca.bots.ToyTreeNode.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("In a small game")
class ConvergenceTest {
    /// Steps of equal value, so that each of them is visited often. A bot that confuses two wheels,
    /// or takes all outcomes for equally likely, misses the values by far.
    private static final ToyTreeNode WHEELS =
            choice(
                    0,
                    chance(
                            choice(1, end(0.9), end(0.6)),
                            choice(0, end(0.2), chance(end(1), end(0).times(2))).times(3)),
                    chance(
                            chance(
                                    choice(1, end(1), end(0.3)).times(2),
                                    choice(0, end(0), end(0.6))),
                            chance(end(0.1), choice(0, end(0.4), end(0.7))).times(2)),
                    choice(
                            1,
                            chance(end(0).times(6), end(1).times(4)),
                            chance(end(1).times(47), end(0).times(53))));

    /// The likelier an outcome, the lower its value, so the first outcomes to occur are no fair
    /// sample. Behind each outcome is another wheel, most of whose outcomes are reached only in
    /// rollouts.
    private static final ToyTreeNode WIDE =
            choice(
                    0,
                    chance(branches(200, i -> skewed(i / 200.0).times(200 - i))),
                    chance(branches(200, i -> skewed(1 - i / 200.0).times(i + 1))));

    private static ToyTreeNode skewed(double share) {
        return choice(1, chance(end(share).times(9), end(1)));
    }

    @Test
    @DisplayName("the solver weighs chance outcomes and every seat maximizes its share")
    void solved() {
        StepAnalysis exact = solve(WHEELS);
        assertThat(exact.candidates())
                .hasSize(3)
                .allSatisfy(candidate -> assertWorth(candidate, 0.4, 1e-12));
    }

    static Stream<Arguments> games() {
        return Stream.of(
                arguments("wheels behind each other, plain", WHEELS, MctsParameters.PLAIN),
                arguments("wheels behind each other, strong", WHEELS, MctsParameters.STRONG),
                arguments("more outcomes than nodes, plain", WIDE, MctsParameters.PLAIN),
                arguments("more outcomes than nodes, strong", WIDE, MctsParameters.STRONG));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("the search converges to the exact share of every step")
    void converges(String what, ToyTreeNode game, MctsParameters parameters) {
        StepAnalysis exact = solve(game);
        StepAnalysis found = search(game, parameters);
        assertThat(found.candidates())
                .allSatisfy(
                        candidate -> assertWorth(candidate, share(exact, candidate.step()), 0.01));
    }

    /// At every end the points are the share in percent.
    private static void assertWorth(StepAnalysis.Candidate candidate, double share, double error) {
        assertThat(candidate.shares().getFirst()).isEqualTo(share, within(error));
        assertThat(candidate.shares().getLast()).isEqualTo(1 - share, within(error));
        assertThat(candidate.points().getFirst()).isEqualTo(100 * share, within(100 * error));
        assertThat(candidate.points().getLast()).isZero();
    }

    @Test
    @DisplayName("the search finds the single good reply among many, even in the last place")
    void widens() {
        ToyTreeNode answers = choice(1, branches(100, i -> end(i == 99 ? 0.3 : 1)));
        StepAnalysis.Candidate tempting =
                candidate(search(choice(0, end(0.5), answers), MctsParameters.STRONG), 1);
        assertThat(tempting.line()).containsExactly(1, 99);
    }

    private static ToyTreeNode[] branches(int count, IntFunction<ToyTreeNode> each) {
        return IntStream.range(0, count).mapToObj(each).toArray(ToyTreeNode[]::new);
    }

    private static StepAnalysis solve(ToyTreeNode root) {
        ToyTreeGame game = new ToyTreeGame(root);
        EndgameSolver<ToyTreeState> endgameSolver = new EndgameSolver<>(game, 10_000);
        return Objects.requireNonNull(
                endgameSolver.solve(game.view(), SearchBudget.iterations(1000), new Rng(1)));
    }

    private static StepAnalysis search(ToyTreeNode root, MctsParameters parameters) {
        ToyTreeGame game = new ToyTreeGame(root);
        return new MctsBot<>(game, parameters)
                .analyse(game.view(), SearchBudget.iterations(160_000), new Rng(1));
    }

    private static double share(StepAnalysis analysis, int step) {
        return candidate(analysis, step).shares().getFirst();
    }

    private static StepAnalysis.Candidate candidate(StepAnalysis analysis, int step) {
        return analysis.candidates().stream()
                .filter(candidate -> candidate.step() == step)
                .findFirst()
                .orElseThrow();
    }
}
