package lucca.bots;

import static lucca.bots.Branch.choice;
import static lucca.bots.Branch.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A bot that errs")
class LeveledTest {
    private static final int TIMES = 20_000;

    /// What each step brings, the best neither first nor last.
    private static final double[] SHARES = {0.5, 0.9, 1, 0.97, 0};

    private static final BranchGame GAME =
            new BranchGame(choice(0, end(0.5), end(0.9), end(1), end(0.97), end(0)));

    @Test
    @DisplayName("takes a step the less often, the more it gives away: by the fourth power")
    void falloff() {
        double slip = 0.25;
        double[] parts = parts(new Leveled<>(GAME, new Skill(0, 0, slip), SearchStyle.STRONG));
        for (int i = 0; i < SHARES.length; i++) {
            double weight = Math.pow(1 + (1 - SHARES[i]) / slip, -4);
            assertThat(parts[i] / parts[2]).as("step %s", i).isEqualTo(weight, within(0.03));
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"LEVEL1", "LEVEL2", "LEVEL3"})
    @DisplayName("prefers what is better, and among few steps hardly ever gives the game away")
    void prefers(Bots level) {
        double[] parts = parts(level.make(GAME));
        assertThat(parts[2]).isGreaterThan(parts[3]);
        assertThat(List.of(parts[4], parts[0], parts[1], parts[3], parts[2])).isSorted();
        assertThat(parts[4]).isLessThan(0.02);
    }

    @Test
    @DisplayName("errs the less, the higher its level is, and the highest not at all")
    void levels() {
        assertThat(givenAway(Bots.LEVEL1)).isGreaterThan(1.5 * givenAway(Bots.LEVEL2));
        assertThat(givenAway(Bots.LEVEL2)).isGreaterThan(1.5 * givenAway(Bots.LEVEL3));
        assertThat(givenAway(Bots.LEVEL3)).isPositive();
        assertThat(givenAway(Bots.LEVEL4)).isZero();
        assertThat(givenAway(Bots.LEVEL5)).isZero();
    }

    @Test
    @DisplayName("does not err where it knows all")
    void exact() {
        assertThat(parts(new Leveled<>(GAME, new Skill(0, 100, 0.25), SearchStyle.STRONG))[2])
                .isEqualTo(1, within(1e-9));
    }

    @Test
    @DisplayName("takes nothing that its search has not looked at")
    void unseen() {
        Leveled<BranchState> bot = new Leveled<>(GAME, new Skill(1, 0, 0.25), SearchStyle.STRONG);
        Budget one = Budget.iterations(1);
        for (int i = 0; i < 1_000; i++) {
            Insight.Option seen = bot.think(GAME.view(), one, Rng.of(2, i)).best();
            assertThat(seen.visits()).isEqualTo(1);
            assertThat(bot.choose(GAME.view(), one, Rng.of(2, i))).isEqualTo(seen.step());
        }
    }

    @Test
    @DisplayName("errs also where it searches")
    void searching() {
        double[] parts = parts(new Leveled<>(GAME, new Skill(1, 0, 0.25), SearchStyle.STRONG));
        assertThat(parts[2]).isBetween(0.3, 0.9);
        assertThat(parts[2]).isGreaterThan(parts[1]);
    }

    @Test
    @DisplayName("takes one more look to have lost with each step where rollouts go to the end")
    void distrust() {
        double slip = 0.25;
        Budget few = Budget.iterations(4);
        Leveled<BranchState> bot = new Leveled<>(GAME, new Skill(1, 0, slip), SearchStyle.STRONG);
        double expected = 0;
        double taken = 0;
        for (int i = 0; i < TIMES; i++) {
            Insight insight = bot.think(GAME.view(), few, Rng.of(3, i));
            List<Insight.Option> seen =
                    insight.options().stream().filter(option -> option.visits() > 0).toList();
            double best = promise(insight.best());
            double sum = 0;
            for (Insight.Option option : seen) {
                sum += Math.pow(1 + Math.max(0, best - promise(option)) / slip, -4);
            }
            expected += 1 / sum / TIMES;
            int step = bot.choose(GAME.view(), few, Rng.of(3, i));
            taken += step == insight.best().step() ? 1.0 / TIMES : 0;
        }
        assertThat(expected).isBetween(0.3, 0.95);
        assertThat(taken).isEqualTo(expected, within(0.015));
    }

    private static double promise(Insight.Option option) {
        return option.shares().getFirst() * option.visits() / (option.visits() + 1);
    }

    /// The share of the win that a level loses by its errors, in the mean.
    private static double givenAway(Bots level) {
        double[] parts = parts(level.make(GAME));
        double sum = 0;
        for (int i = 0; i < parts.length; i++) {
            sum += parts[i] * (1 - SHARES[i]);
        }
        return sum;
    }

    /// In which part of many decisions the bot takes each step.
    private static double[] parts(Bot<BranchState> bot) {
        double[] parts = new double[SHARES.length];
        for (int i = 0; i < TIMES; i++) {
            parts[bot.choose(GAME.view(), Budget.iterations(100), Rng.of(1, i))] += 1.0 / TIMES;
        }
        return parts;
    }
}
