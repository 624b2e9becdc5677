package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The move history")
class MoveHistoryTest {
    @Test
    @DisplayName(
            "keeps the mean share of each step and seat, and is optimistic about unknown steps")
    void means() {
        MoveHistory moveHistory = new MoveHistory(2);
        moveHistory.update(0, 7, 1);
        moveHistory.update(0, 7, 0.5);
        moveHistory.update(1, 7, 0);
        assertThat(moveHistory.meanShare(0, 7)).isEqualTo(0.75);
        assertThat(moveHistory.meanShare(1, 7)).isZero();
        assertThat(moveHistory.meanShare(0, 8)).isEqualTo(1);
        moveHistory.clear();
        assertThat(moveHistory.meanShare(0, 7)).isEqualTo(1);
    }

    @Test
    @DisplayName("keeps most steps of a large board apart")
    void apart() {
        MoveHistory moveHistory = new MoveHistory(1);
        for (int step = 0; step < 1_000; step++) {
            moveHistory.update(0, step, step % 2);
        }
        int right = 0;
        for (int step = 0; step < 1_000; step++) {
            right += moveHistory.meanShare(0, step) == step % 2 ? 1 : 0;
        }
        assertThat(right).isGreaterThan(950);
    }

    @Test
    @DisplayName("is updated with every step of a rollout, for the seat that took it")
    void rollout() {
        ToyTreeGame game =
                new ToyTreeGame(
                        ToyTreeNode.choice(0, ToyTreeNode.choice(1, ToyTreeNode.end(0.25))));
        MoveHistory moveHistory = new MoveHistory(2);
        HeuristicRollout<ToyTreeState> rollout = new HeuristicRollout<>(game, moveHistory);
        for (int i = 0; i < 2; i++) {
            rollout.run(game.start(), new Rng(1));
            assertThat(moveHistory.meanShare(0, 0)).isEqualTo(0.25);
            assertThat(moveHistory.meanShare(1, 0)).isEqualTo(0.75);
            moveHistory.clear();
        }
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3})
    @DisplayName("is updated in the tree and guides the search to good steps")
    void tree(int seats) {
        ToyTreeNode[] steps = new ToyTreeNode[10];
        Arrays.fill(steps, ToyTreeNode.end(0));
        steps[3] = ToyTreeNode.end(0.5);
        ToyTreeGame game = new ToyTreeGame(ToyTreeNode.choice(0, steps), seats);
        Analysis.Candidate best =
                new MctsBot<>(game, MctsParameters.STRONG)
                        .analyse(game.view(), SearchBudget.iterations(100), new Rng(1))
                        .best();
        assertThat(best.step()).isEqualTo(3);
        assertThat(best.visits()).isGreaterThan(80);
    }
}
