package lucca.bots;

import static lucca.bots.ToyTreeNode.choice;
import static lucca.bots.ToyTreeNode.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A bot of limited skill")
class SkillLevelBotTest {
    private static final int TIMES = 20_000;

    /// The share of each step; the best is neither first nor last.
    private static final double[] SHARES = {0.5, 0.9, 1, 0.97, 0};

    private static final ToyTreeGame GAME =
            new ToyTreeGame(choice(0, end(0.5), end(0.9), end(1), end(0.97), end(0)));

    @Test
    @DisplayName("takes a step less often the more it gives away, by the fourth power")
    void falloff() {
        double temperature = 0.25;
        double[] parts =
                parts(
                        new SkillLevelBot<>(
                                GAME, new Skill(0, 0, temperature), MctsParameters.STRONG));
        for (int i = 0; i < SHARES.length; i++) {
            double weight = Math.pow(1 + (1 - SHARES[i]) / temperature, -4);
            assertThat(parts[i] / parts[2]).as("step %s", i).isEqualTo(weight, within(0.03));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LEVEL1", "LEVEL2", "LEVEL3"})
    @DisplayName("prefers better steps, and hardly ever gives the game away if there are few")
    void prefers(BotKind level) {
        double[] parts = parts(level.create(GAME));
        assertThat(parts[2]).isGreaterThan(parts[3]);
        assertThat(List.of(parts[4], parts[0], parts[1], parts[3], parts[2])).isSorted();
        assertThat(parts[4]).isLessThan(0.02);
    }

    @Test
    @DisplayName("errs less at higher levels and never at the highest")
    void levels() {
        assertThat(givenAway(BotKind.LEVEL1)).isGreaterThan(1.5 * givenAway(BotKind.LEVEL2));
        assertThat(givenAway(BotKind.LEVEL2)).isGreaterThan(1.5 * givenAway(BotKind.LEVEL3));
        assertThat(givenAway(BotKind.LEVEL3)).isPositive();
        assertThat(givenAway(BotKind.LEVEL4)).isZero();
        assertThat(givenAway(BotKind.LEVEL5)).isZero();
    }

    @Test
    @DisplayName("does not err where the analysis is exact")
    void exact() {
        assertThat(
                        parts(
                                new SkillLevelBot<>(
                                        GAME, new Skill(0, 100, 0.25), MctsParameters.STRONG))[2])
                .isEqualTo(1, within(1e-9));
    }

    @Test
    @DisplayName("never takes a step that its search has not visited")
    void unseen() {
        SkillLevelBot<ToyTreeState> bot =
                new SkillLevelBot<>(GAME, new Skill(1, 0, 0.25), MctsParameters.STRONG);
        SearchBudget one = SearchBudget.iterations(1);
        for (int i = 0; i < 1_000; i++) {
            StepAnalysis.Candidate seen = bot.analyse(GAME.view(), one, Rng.of(2, i)).best();
            assertThat(seen.visits()).isEqualTo(1);
            assertThat(bot.choose(GAME.view(), one, Rng.of(2, i))).isEqualTo(seen.step());
        }
    }

    @Test
    @DisplayName("errs also if it searches")
    void searching() {
        double[] parts =
                parts(new SkillLevelBot<>(GAME, new Skill(1, 0, 0.25), MctsParameters.STRONG));
        assertThat(parts[2]).isBetween(0.3, 0.9);
        assertThat(parts[2]).isGreaterThan(parts[1]);
    }

    @Test
    @DisplayName("adds a lost visit to each step where rollouts go to the end")
    void distrust() {
        double temperature = 0.25;
        SearchBudget few = SearchBudget.iterations(4);
        SkillLevelBot<ToyTreeState> bot =
                new SkillLevelBot<>(GAME, new Skill(1, 0, temperature), MctsParameters.STRONG);
        double expected = 0;
        double taken = 0;
        for (int i = 0; i < TIMES; i++) {
            StepAnalysis analysis = bot.analyse(GAME.view(), few, Rng.of(3, i));
            List<StepAnalysis.Candidate> seen =
                    analysis.candidates().stream()
                            .filter(candidate -> candidate.visits() > 0)
                            .toList();
            double best = promise(analysis.best());
            double sum = 0;
            for (StepAnalysis.Candidate candidate : seen) {
                sum += Math.pow(1 + Math.max(0, best - promise(candidate)) / temperature, -4);
            }
            expected += 1 / sum / TIMES;
            int step = bot.choose(GAME.view(), few, Rng.of(3, i));
            taken += step == analysis.best().step() ? 1.0 / TIMES : 0;
        }
        assertThat(expected).isBetween(0.3, 0.95);
        assertThat(taken).isEqualTo(expected, within(0.015));
    }

    private static double promise(StepAnalysis.Candidate candidate) {
        return candidate.shares().getFirst() * candidate.visits() / (candidate.visits() + 1);
    }

    /// The mean share of the win that a level loses by its errors.
    private static double givenAway(BotKind level) {
        double[] parts = parts(level.create(GAME));
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
            sum += parts[i] * (1 - SHARES[i]);
        }
        return sum;
    }

    /// The frequency of each step among many decisions.
    private static double[] parts(Bot<ToyTreeState> bot) {
        double[] parts = new double[SHARES.length];
        for (int i = 0; i < TIMES; i++) {
            parts[bot.choose(GAME.view(), SearchBudget.iterations(100), Rng.of(1, i))] +=
                    1.0 / TIMES;
        }
        return parts;
    }
}
