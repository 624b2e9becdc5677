package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("A share of wins, estimated from deals,")
class WinShareEstimatorTest {
    @Test
    @DisplayName(
            "with 98 deals, half of them won, has the interval of a mean of 100 with t = 1.984")
    void textbook() {
        WinShareEstimator share = WinShareEstimator.ofWhole();
        IntStream.range(0, 98).forEach(i -> share.add(i % 2));
        assertThat(share.share()).isEqualTo(0.5);
        // 50 ones and 50 zeros: variance 25 / 99, error of the mean its root / 10.
        double reach = 1.984217 * Math.sqrt(25.0 / 99 / 100);
        assertThat(share.interval().low()).isCloseTo(0.5 - reach, within(1e-5));
        assertThat(share.interval().high()).isCloseTo(0.5 + reach, within(1e-5));
    }

    @Test
    @DisplayName("is close to the Wilson interval for many won deals")
    void wilson() {
        WinShareEstimator share = WinShareEstimator.ofWhole();
        IntStream.range(0, 1000).forEach(i -> share.add(i < 900 ? 1 : 0));
        assertThat(share.interval().low()).isCloseTo(0.8799, within(0.001));
        assertThat(share.interval().high()).isCloseTo(0.9171, within(0.001));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 100", "0, 1", "0, 100", "0.5, 1", "0.5, 100", "0.25, 30"})
    @DisplayName("always has an interval of some width, and lies inside")
    void width(double won, int deals) {
        WinShareEstimator share = WinShareEstimator.ofWhole();
        IntStream.range(0, deals).forEach(i -> share.add(won));
        ConfidenceInterval confidenceInterval = share.interval();
        assertThat(confidenceInterval.high() - confidenceInterval.low()).isGreaterThan(0.4 / deals);
        assertThat(share.share())
                .isEqualTo(won)
                .isBetween(confidenceInterval.low(), confidenceInterval.high());
        assertThat(confidenceInterval.low()).isNotNegative();
        assertThat(confidenceInterval.high()).isLessThanOrEqualTo(1);
    }

    @Test
    @DisplayName(
            "has a narrower interval where games share chance outcomes, if every deal is split")
    void pairing() {
        WinShareEstimator split = WinShareEstimator.ofWhole();
        WinShareEstimator apart = WinShareEstimator.ofWhole();
        IntStream.range(0, 100).forEach(i -> split.add(0.5));
        IntStream.range(0, 100).forEach(i -> apart.add(i % 2));
        assertThat(width(split)).isLessThan(width(apart) / 3);
    }

    @Test
    @DisplayName("between two of several sides ignores what the others win")
    void ratio() {
        WinShareEstimator share = new WinShareEstimator(1, 1);
        IntStream.range(0, 400).forEach(i -> share.add(i % 4 == 0 ? 1 : 0, i % 4 == 1 ? 1 : 0));
        assertThat(share.share()).isEqualTo(0.5);
        // Equivalent to 200 games between the two: 0.5 ± 1.96 × 0.5 / √200.
        assertThat(share.interval().low()).isCloseTo(0.5 - 0.0693, within(0.002));
        assertThat(share.interval().high()).isCloseTo(0.5 + 0.0693, within(0.002));
    }

    @ParameterizedTest
    @CsvSource({"50, 12", "65, 12", "90, 25", "98, 50", "25, 12"})
    @DisplayName("covers the true value in about 95 of 100 cases")
    void coverage(int percent, int deals) {
        Rng random = new Rng(percent);
        int covered = 0;
        for (int run = 0; run < 2000; run++) {
            WinShareEstimator share = WinShareEstimator.ofWhole();
            for (int i = 0; i < deals; i++) {
                int won = random.below(100) < percent ? 1 : 0;
                share.add((won + (random.below(100) < percent ? 1 : 0)) / 2.0);
            }
            ConfidenceInterval confidenceInterval = share.interval();
            double truth = percent / 100.0;
            covered +=
                    confidenceInterval.low() <= truth && truth <= confidenceInterval.high() ? 1 : 0;
        }
        assertThat(covered / 2000.0).isBetween(0.94, 0.9995);
    }

    @ParameterizedTest
    @CsvSource({"25, 12", "50, 12", "75, 25", "10, 30"})
    @DisplayName("covers the true value as often for one bot alone against three others")
    void coverageAlone(int percent, int deals) {
        Rng random = new Rng(percent);
        double each = (100 - percent) / 3.0;
        int covered = 0;
        for (int run = 0; run < 2000; run++) {
            WinShareEstimator share = new WinShareEstimator(1, 1.0 / 3);
            for (int i = 0; i < deals; i++) {
                double won = 0;
                for (int game = 0; game < 4; game++) {
                    won += random.below(100) < percent ? 0.25 : 0;
                }
                share.add(won, (1 - won) / 3);
            }
            ConfidenceInterval confidenceInterval = share.interval();
            double truth = percent / (percent + each);
            covered +=
                    confidenceInterval.low() <= truth && truth <= confidenceInterval.high() ? 1 : 0;
        }
        assertThat(covered / 2000.0).isBetween(0.94, 0.9995);
    }

    private static double width(WinShareEstimator share) {
        return share.interval().high() - share.interval().low();
    }
}
