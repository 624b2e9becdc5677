package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import lucca.engine.MoveList;
import lucca.engine.Rng;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("PUCT")
class PuctTest {
    private final BranchGame game =
            new BranchGame(Branch.choice(0, Branch.end(0.6), Branch.end(0.5)));
    private final Habits habits = new Habits(2);
    private final Tree tree = new Tree();

    @ParameterizedTest
    @CsvSource({"1, 1", "1000, 0"})
    @DisplayName("follows a habit until it has lost often enough here")
    void habit(int visits, int expected) {
        habits.note(0, 0, 0.1);
        habits.note(0, 1, 0.9);
        assertThat(favourite(habits, visits)).isEqualTo(expected);
    }

    @Test
    @DisplayName("knows no habits where there are none")
    void none() {
        assertThat(favourite(null, 1)).isZero();
    }

    /// The step that is picked after so many visits of both, which bring what they are worth.
    private int favourite(@Nullable Habits known, int visits) {
        Puct<BranchState> puct = new Puct<>(game, SearchStyle.STRONG, known);
        BranchState state = game.start();
        MoveList moves = new MoveList();
        state.legalMoves(moves);
        int node = tree.addNode(0);
        puct.expand(tree, node, state, moves, new Rng(1));
        for (int edge = tree.firstEdge(node); edge < tree.firstEdge(node) + 2; edge++) {
            tree.tryNext(node);
            for (int i = 0; i < visits; i++) {
                tree.reward(edge, tree.code(edge) == 0 ? 0.6 : 0.5);
            }
        }
        return tree.code(puct.pick(tree, node, state));
    }
}
