package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Habits")
class HabitsTest {
    @Test
    @DisplayName("know the mean of what a step has brought to its seat, and hope for the unknown")
    void means() {
        Habits habits = new Habits(2);
        habits.note(0, 7, 1);
        habits.note(0, 7, 0.5);
        habits.note(1, 7, 0);
        assertThat(habits.worth(0, 7)).isEqualTo(0.75);
        assertThat(habits.worth(1, 7)).isZero();
        assertThat(habits.worth(0, 8)).isEqualTo(1);
        habits.clear();
        assertThat(habits.worth(0, 7)).isEqualTo(1);
    }

    @Test
    @DisplayName("keep the steps of a board of any size apart")
    void apart() {
        Habits habits = new Habits(1);
        for (int step = 0; step < 1_000; step++) {
            habits.note(0, step, step % 2);
        }
        int right = 0;
        for (int step = 0; step < 1_000; step++) {
            right += habits.worth(0, step) == step % 2 ? 1 : 0;
        }
        assertThat(right).isGreaterThan(950);
    }

    @Test
    @DisplayName("are learned from every step of a rollout, by the seat that took it")
    void rollout() {
        BranchGame game = new BranchGame(Branch.choice(0, Branch.choice(1, Branch.end(0.25))));
        Habits habits = new Habits(2);
        JudgedRollout<BranchState> rollout = new JudgedRollout<>(game, habits);
        for (int i = 0; i < 2; i++) {
            rollout.run(game.start(), new Rng(1));
            assertThat(habits.worth(0, 0)).isEqualTo(0.25);
            assertThat(habits.worth(1, 0)).isEqualTo(0.75);
            habits.clear();
        }
    }

    @ParameterizedTest(name = "{0} seats")
    @ValueSource(ints = {2, 3})
    @DisplayName("are learned in the tree, and lead it to what did well")
    void tree(int seats) {
        Branch[] steps = new Branch[10];
        Arrays.fill(steps, Branch.end(0));
        steps[3] = Branch.end(0.5);
        BranchGame game = new BranchGame(Branch.choice(0, steps), seats);
        Insight.Option best =
                new Search<>(game, SearchStyle.STRONG)
                        .think(game.view(), Budget.iterations(100), new Rng(1))
                        .best();
        assertThat(best.step()).isEqualTo(3);
        assertThat(best.visits()).isGreaterThan(80);
    }
}
