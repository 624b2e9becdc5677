package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.stream.Stream;
import lucca.engine.Game;
import lucca.engine.GameKind;
import lucca.engine.GameKinds;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The solver")
class EndgameSolverTest {
    @ParameterizedTest
    @CsvSource({"towers, 2", "towers, 4", "citta, 2", "citta, 3", "carrara, 2"})
    @DisplayName("agrees with plain recursion near the end of random games")
    void agrees(String name, int seats) {
        GameKind kind = GameKinds.named(name);
        assertThat(agreements(kind.game(kind.setup(seats, Map.of())))).isGreaterThan(10);
    }

    private static <S extends State<S>> int agreements(Game<S, ?> game) {
        EndgameSolver<S> endgameSolver = new EndgameSolver<>(game, 5_000);
        int found = 0;
        for (int index = 0; index < 20; index++) {
            for (S state : EndgamePositions.of(game, 3, Rng.of(5, index))) {
                SeatView<S> view = new SeatView<>(state, state.actor());
                StepAnalysis analysis = endgameSolver.solve(view, ample(), new Rng(1));
                if (analysis != null && isConfirmed(game, state, analysis)) {
                    found++;
                }
            }
        }
        return found;
    }

    /// Returns false if the recursion takes too long.
    private static <S extends State<S>> boolean isConfirmed(
            Game<S, ?> game, S state, StepAnalysis analysis) {
        Recursion<S> recursion = new Recursion<>(game.setup().seats());
        for (StepAnalysis.Candidate candidate : analysis.candidates()) {
            double[] worth = recursion.worth(after(state, candidate.step()));
            if (worth == null) {
                return false;
            }
            assertAgree(candidate, worth, game.setup().seats());
            S end = state.copy();
            candidate.line().forEach(end::play);
            assertThat(end.actor()).isIn(State.OVER, State.CHANCE);
            assertThat(recursion.worth(end))
                    .as("at the end of the line %s", candidate.line())
                    .satisfiesAnyOf(
                            none -> assertThat(none).isNull(),
                            there ->
                                    assertThat(there[state.actor()])
                                            .isEqualTo(worth[state.actor()], within(1e-9)));
        }
        return analysis.exact();
    }

    /// With two seats the solver ignores the points of a sure winner.
    private static void assertAgree(StepAnalysis.Candidate candidate, double[] worth, int seats) {
        for (int seat = 0; seat < seats; seat++) {
            assertThat(candidate.shares().get(seat)).isEqualTo(worth[seat], within(1e-9));
            if (seats > 2) {
                assertThat(candidate.points().get(seat))
                        .isEqualTo(worth[seats + seat], within(1e-9));
            }
        }
    }

    @Test
    @DisplayName("lets every seat maximize its lead where the share of the win is the same")
    void lead() {
        ToyTreeNode answer =
                ToyTreeNode.choice(1, ToyTreeNode.end(0.5, 3), ToyTreeNode.end(0.5, -2));
        ToyTreeGame game = new ToyTreeGame(ToyTreeNode.choice(0, answer, ToyTreeNode.end(0.5, 1)));
        StepAnalysis analysis =
                new EndgameSolver<>(game, 1000).solve(game.view(), ample(), new Rng(1));
        assertThat(analysis).isNotNull();
        assertThat(analysis.best().step()).isEqualTo(1);
        assertThat(analysis.candidates().getLast().line()).containsExactly(0, 1);
        assertThat(analysis.candidates().getLast().points()).containsExactly(-2.0, 0.0);
    }

    @Test
    @DisplayName("gives up beyond its own limit and when half of the budget is spent")
    void givesUp() {
        ToyTreeNode[] ends =
                Stream.generate(() -> ToyTreeNode.end(1)).limit(300).toArray(ToyTreeNode[]::new);
        ToyTreeGame game =
                new ToyTreeGame(
                        ToyTreeNode.choice(0, ToyTreeNode.chance(ends), ToyTreeNode.end(0)));
        assertThat(new EndgameSolver<>(game, 299).solve(game.view(), ample(), new Rng(1))).isNull();
        EndgameSolver<ToyTreeState> endgameSolver = new EndgameSolver<>(game, 1000);
        assertThat(endgameSolver.solve(game.view(), SearchBudget.iterations(7), new Rng(1)))
                .isNull();
        assertThat(endgameSolver.solve(game.view(), ample(), new Rng(1))).isNotNull();
        assertThat(endgameSolver.iterationsUsed()).isEqualTo(4);
    }

    private static SearchBudget ample() {
        return SearchBudget.iterations(1000);
    }

    /// Plain recursion without pruning, which gives up when it takes too long.
    private static final class Recursion<S extends State<S>> {
        private final int seats;
        private int left = 30_000;

        Recursion(int seats) {
            this.seats = seats;
        }

        /// The shares of all seats, then their points; `null` if it takes too long.
        double @Nullable [] worth(S state) {
            if (left-- < 0) {
                return null;
            }
            return switch (state.actor()) {
                case State.OVER -> over(state);
                case State.CHANCE -> average(state);
                default -> best(state, state.actor());
            };
        }

        private double[] over(S state) {
            double[] worth = new double[2 * seats];
            for (int seat = 0; seat < seats; seat++) {
                worth[seat] = state.payoff(seat);
                worth[seats + seat] = state.score(seat);
            }
            return worth;
        }

        private double @Nullable [] average(S state) {
            double[] mean = new double[2 * seats];
            MoveList moves = new MoveList();
            state.legalMoves(moves);
            double total = 0;
            for (int i = 0; i < moves.size(); i++) {
                total += state.weight(moves.get(i));
            }
            for (int i = 0; i < moves.size(); i++) {
                double[] below = worth(after(state, moves.get(i)));
                if (below == null) {
                    return null;
                }
                for (int j = 0; j < mean.length; j++) {
                    mean[j] += state.weight(moves.get(i)) / total * below[j];
                }
            }
            return mean;
        }

        private double @Nullable [] best(S state, int actor) {
            MoveList moves = new MoveList();
            state.legalMoves(moves);
            double[] best = null;
            for (int i = 0; i < moves.size(); i++) {
                double[] below = worth(after(state, moves.get(i)));
                if (below == null) {
                    return null;
                }
                best = best == null || isBetter(below, best, actor) ? below : best;
            }
            return best;
        }

        private boolean isBetter(double[] one, double[] other, int seat) {
            return one[seat] > other[seat]
                    || one[seat] == other[seat] && lead(one, seat) > lead(other, seat);
        }

        private double lead(double[] worth, int seat) {
            double best = Double.NEGATIVE_INFINITY;
            for (int other = 0; other < seats; other++) {
                best = other == seat ? best : Math.max(best, worth[seats + other]);
            }
            return worth[seats + seat] - best;
        }
    }

    private static <S extends State<S>> S after(S state, int step) {
        S after = state.copy();
        after.play(step);
        return after;
    }
}
