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
    private final ToyTreeGame game =
            new ToyTreeGame(ToyTreeNode.choice(0, ToyTreeNode.end(0.6), ToyTreeNode.end(0.5)));
    private final ProgressiveHistory progressiveHistory = new ProgressiveHistory(2);
    private final SearchTree tree = new SearchTree();

    @ParameterizedTest
    @CsvSource({"1, 1", "1000, 0"})
    @DisplayName("follows the move history until it has lost often enough here")
    void followsHistory(int visits, int expected) {
        progressiveHistory.update(0, 0, 0.1);
        progressiveHistory.update(0, 1, 0.9);
        assertThat(favourite(progressiveHistory, visits)).isEqualTo(expected);
    }

    @Test
    @DisplayName("ignores the move history if there is none")
    void none() {
        assertThat(favourite(null, 1)).isZero();
    }

    /// The step selected after this many visits of both steps, each rewarded with its exact value.
    private int favourite(@Nullable ProgressiveHistory known, int visits) {
        Puct<ToyTreeState> puct = new Puct<>(game, MctsParameters.STRONG, known);
        ToyTreeState state = game.start();
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
        return tree.code(puct.select(tree, node, state));
    }
}
