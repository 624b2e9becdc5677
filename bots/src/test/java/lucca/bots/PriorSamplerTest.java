package lucca.bots;

import static lucca.bots.ToyTreeNode.choice;
import static lucca.bots.ToyTreeNode.end;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import lucca.engine.Evaluator;
import lucca.engine.MoveList;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Prior sampling")
class PriorSamplerTest {
    private static final int TIMES = 100_000;

    /// With this seed the first random number is 0 for every bound.
    private static final long LOWEST = -0x9E3779B97F4A7C15L;

    @Test
    @DisplayName("takes each index in proportion to its weight, including the first and the last")
    void weights() {
        double[] weights = {0.5, 3, 0.25, 1, 0.25};
        int[] counts = counts(weights, 5);
        for (int i = 0; i < 5; i++) {
            assertThat((double) counts[i] / TIMES).isEqualTo(weights[i] / 5, within(0.005));
        }
    }

    @Test
    @DisplayName("never takes an index of weight 0, wherever it is")
    void nothing() {
        int[] counts = counts(new double[] {0, 0.1, 0, 0, 0.2, 0.3, 0}, 7);
        assertThat(counts).containsSequence(0, counts[1], 0, 0, counts[4], counts[5], 0);
        assertThat(PriorSampler.sampleIndex(new double[] {0, 0, 1, 1}, 4, new Rng(LOWEST)))
                .isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"7, 7", "-1, 2"})
    @DisplayName(
            "uses the game's own sampler if there is one, and weighs the legal steps otherwise")
    void sampled(int sampled, int expected) {
        ToyTreeGame game = new ToyTreeGame(choice(0, end(0), end(0), end(0), end(0)));
        Evaluator<ToyTreeState> evaluator =
                new Evaluator<>() {
                    @Override
                    public void forecast(ToyTreeState state, double[] points) {}

                    @Override
                    public double uncertainty(ToyTreeState state) {
                        return 1;
                    }

                    @Override
                    public void priors(ToyTreeState state, MoveList steps, double[] priors) {
                        Arrays.fill(priors, 0);
                        priors[2] = 1;
                    }

                    @Override
                    public int samplePrior(ToyTreeState state, Rng random) {
                        return sampled;
                    }
                };
        int step = new PriorSampler().sample(evaluator, game.start(), new MoveList(), new Rng(1));
        assertThat(step).isEqualTo(expected);
    }

    @Test
    @DisplayName("reads only the given number of weights")
    void count() {
        assertThat(counts(new double[] {1, 1, 1000}, 2)[1]).isBetween(49_000, 51_000);
        assertThat(PriorSampler.sampleIndex(new double[] {5}, 1, new Rng(1))).isZero();
    }

    private static int[] counts(double[] weights, int count) {
        int[] counts = new int[weights.length];
        Rng random = new Rng(1);
        for (int i = 0; i < TIMES; i++) {
            counts[PriorSampler.sampleIndex(weights, count, random)]++;
        }
        assertThat(Arrays.stream(counts).sum()).isEqualTo(TIMES);
        return counts;
    }
}
