package lucca.bots;

import static lucca.bots.Branch.chance;
import static lucca.bots.Branch.choice;
import static lucca.bots.Branch.end;
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
    /// Steps that are equally good, so that each of them is looked at often. Whoever takes
    /// one wheel for another, or all outcomes for equally likely, is far off.
    private static final Branch WHEELS =
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

    /// The likelier an outcome, the less it brings: those that come up first are no fair sample.
    /// Behind each there is another wheel, to which most of them come in a rollout only.
    private static final Branch WIDE =
            choice(
                    0,
                    chance(branches(200, i -> skewed(i / 200.0).times(200 - i))),
                    chance(branches(200, i -> skewed(1 - i / 200.0).times(i + 1))));

    private static Branch skewed(double share) {
        return choice(1, chance(end(share).times(9), end(1)));
    }

    @Test
    @DisplayName("the solver weighs outcomes of chance, and every seat does its best")
    void solved() {
        Insight exact = solve(WHEELS);
        assertThat(exact.options())
                .hasSize(3)
                .allSatisfy(option -> assertWorth(option, 0.4, 1e-12));
    }

    static Stream<Arguments> games() {
        return Stream.of(
                arguments("wheels behind each other, plain", WHEELS, SearchStyle.PLAIN),
                arguments("wheels behind each other, strong", WHEELS, SearchStyle.STRONG),
                arguments("more outcomes than nodes, plain", WIDE, SearchStyle.PLAIN),
                arguments("more outcomes than nodes, strong", WIDE, SearchStyle.STRONG));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    @DisplayName("the search comes to the exact share of every step")
    void converges(String what, Branch game, SearchStyle style) {
        Insight exact = solve(game);
        Insight found = search(game, style);
        assertThat(found.options())
                .allSatisfy(option -> assertWorth(option, share(exact, option.step()), 0.01));
    }

    /// All ends have as many points as percent of the win.
    private static void assertWorth(Insight.Option option, double share, double error) {
        assertThat(option.shares().getFirst()).isEqualTo(share, within(error));
        assertThat(option.shares().getLast()).isEqualTo(1 - share, within(error));
        assertThat(option.points().getFirst()).isEqualTo(100 * share, within(100 * error));
        assertThat(option.points().getLast()).isZero();
    }

    @Test
    @DisplayName("the search finds the one good answer among many, though it stands at the end")
    void widens() {
        Branch answers = choice(1, branches(100, i -> end(i == 99 ? 0.3 : 1)));
        Insight.Option tempting =
                option(search(choice(0, end(0.5), answers), SearchStyle.STRONG), 1);
        assertThat(tempting.line()).containsExactly(1, 99);
    }

    private static Branch[] branches(int count, IntFunction<Branch> each) {
        return IntStream.range(0, count).mapToObj(each).toArray(Branch[]::new);
    }

    private static Insight solve(Branch root) {
        BranchGame game = new BranchGame(root);
        Solver<BranchState> solver = new Solver<>(game, 10_000);
        return Objects.requireNonNull(
                solver.solve(game.view(), Budget.iterations(1000), new Rng(1)));
    }

    private static Insight search(Branch root, SearchStyle style) {
        BranchGame game = new BranchGame(root);
        return new Search<>(game, style).think(game.view(), Budget.iterations(160_000), new Rng(1));
    }

    private static double share(Insight insight, int step) {
        return option(insight, step).shares().getFirst();
    }

    private static Insight.Option option(Insight insight, int step) {
        return insight.options().stream()
                .filter(option -> option.step() == step)
                .findFirst()
                .orElseThrow();
    }
}
