package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The move history")
class ProgressiveHistoryTest {
    @Test
    @DisplayName(
            "keeps the mean share of each step and seat, and is optimistic about unknown steps")
    void means() {
        ProgressiveHistory progressiveHistory = new ProgressiveHistory(2);
        progressiveHistory.update(0, 7, 1);
        progressiveHistory.update(0, 7, 0.5);
        progressiveHistory.update(1, 7, 0);
        assertThat(progressiveHistory.meanShare(0, 7)).isEqualTo(0.75);
        assertThat(progressiveHistory.meanShare(1, 7)).isZero();
        assertThat(progressiveHistory.meanShare(0, 8)).isEqualTo(1);
        progressiveHistory.clear();
        assertThat(progressiveHistory.meanShare(0, 7)).isEqualTo(1);
    }

    @Test
    @DisplayName("keeps most steps of a large board apart")
    void apart() {
        ProgressiveHistory progressiveHistory = new ProgressiveHistory(1);
        for (int step = 0; step < 1_000; step++) {
            progressiveHistory.update(0, step, step % 2);
        }
        int right = 0;
        for (int step = 0; step < 1_000; step++) {
            right += progressiveHistory.meanShare(0, step) == step % 2 ? 1 : 0;
        }
        assertThat(right).isGreaterThan(950);
    }

    @Test
    @DisplayName("is updated with every step of a rollout, for the seat that took it")
    void rollout() {
        ToyTreeGame game =
                new ToyTreeGame(
                        ToyTreeNode.choice(0, ToyTreeNode.choice(1, ToyTreeNode.end(0.25))));
        ProgressiveHistory progressiveHistory = new ProgressiveHistory(2);
        HeuristicRollout<ToyTreeState> rollout = new HeuristicRollout<>(game, progressiveHistory);
        for (int i = 0; i < 2; i++) {
            rollout.run(game.start(), new Rng(1));
            assertThat(progressiveHistory.meanShare(0, 0)).isEqualTo(0.25);
            assertThat(progressiveHistory.meanShare(1, 0)).isEqualTo(0.75);
            progressiveHistory.clear();
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
        StepAnalysis.Candidate best =
                new MctsBot<>(game, MctsParameters.STRONG)
                        .analyse(game.view(), SearchBudget.iterations(100), new Rng(1))
                        .best();
        assertThat(best.step()).isEqualTo(3);
        assertThat(best.visits()).isGreaterThan(80);
    }
}
