package lucca.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

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
    @DisplayName("are learned by a rollout, which then prefers what did well, and forgotten")
    void rollout() {
        BranchGame game =
                new BranchGame(
                        Branch.choice(
                                0, Branch.end(0), Branch.end(0.1), Branch.end(1), Branch.end(0.2)));
        HabitRollout<BranchState> rollout = new HabitRollout<>(2, new Habits(2), 4_000);
        Rng random = new Rng(1);
        assertThat(mean(game, rollout, random, 4_000)).isGreaterThan(0.5);
        rollout.begin();
        double fresh = 0;
        for (int i = 0; i < 4_000; i++) {
            rollout.begin();
            fresh += mean(game, rollout, random, 1) / 4_000;
        }
        assertThat(fresh).as("by lot").isEqualTo(0.325, within(0.03));
    }

    @Test
    @DisplayName("are followed for so many rollouts, and learned by later ones too")
    void faith() {
        BranchGame game = new BranchGame(Branch.choice(0, Branch.end(0), Branch.end(1)));
        Habits habits = new Habits(2);
        HabitRollout<BranchState> rollout = new HabitRollout<>(2, habits, 1_000);
        Rng random = new Rng(1);
        assertThat(mean(game, rollout, random, 1_000)).isGreaterThan(0.8);
        habits.clear();
        assertThat(mean(game, rollout, random, 4_000)).isEqualTo(0.5, within(0.03));
        assertThat(habits.worth(0, 0)).isZero();
        assertThat(habits.worth(0, 1)).isEqualTo(1);
        rollout.begin();
        assertThat(mean(game, rollout, random, 1_000)).isGreaterThan(0.8);
    }

    @Test
    @DisplayName("are learned from what came before a rollout, too")
    void before() {
        Habits habits = new Habits(2);
        HabitRollout<BranchState> rollout = new HabitRollout<>(2, habits, 0);
        rollout.run(new BranchGame(Branch.end(0.25)).start(), new Rng(1));
        rollout.learn(0, 5);
        rollout.learn(1, 5);
        assertThat(habits.worth(0, 5)).isEqualTo(0.25);
        assertThat(habits.worth(1, 5)).isEqualTo(0.75);
    }

    @Test
    @DisplayName("are learned in the tree, where three play and nothing is left to roll out")
    void tree() {
        Branch[] steps = new Branch[10];
        Arrays.fill(steps, Branch.end(0));
        steps[3] = Branch.end(0.5);
        BranchGame game = new BranchGame(Branch.choice(0, steps), 3);
        Insight.Option best =
                new Search<>(game, SearchStyle.STRONG)
                        .think(game.view(), Budget.iterations(100), new Rng(1))
                        .best();
        assertThat(best.step()).isEqualTo(3);
        assertThat(best.visits()).isGreaterThan(80);
    }

    private static double mean(
            BranchGame game, HabitRollout<BranchState> rollout, Rng random, int times) {
        double sum = 0;
        for (int i = 0; i < times; i++) {
            rollout.run(game.start(), random);
            sum += rollout.share(0);
        }
        return sum / times;
    }
}
