package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The sequential test")
class SprtTest {
    @ParameterizedTest
    @CsvSource({"500, 500", "550, 450", "600, 400", "530, 470"})
    @DisplayName("computes the likelihood ratio of independent games")
    void likelihood(int won, int lost) {
        Sprt sprt = new Sprt(0.5, 0.55);
        for (int i = 0; i < won + lost; i++) {
            sprt.add(i < won ? 1 : 0);
        }
        double exact = won * Math.log(0.55 / 0.5) + lost * Math.log(0.45 / 0.5);
        assertThat(sprt.llr()).isCloseTo(exact, within(0.05 * Math.abs(exact) + 0.05));
    }

    @Test
    @DisplayName("decides at 2.94, either way, and not before")
    void verdicts() {
        assertThat(Sprt.BOUND).isCloseTo(2.944, within(0.001));
        assertThat(new Sprt(0.5, 0.6).verdict()).isEqualTo(Sprt.Verdict.OPEN);
        assertThat(after(20, 1)).isEqualTo(Sprt.Verdict.HIGHER);
        assertThat(after(20, 0)).isEqualTo(Sprt.Verdict.LOWER);
        assertThat(after(1, 1)).isEqualTo(Sprt.Verdict.OPEN);
        assertThat(after(1, 0)).isEqualTo(Sprt.Verdict.OPEN);
    }

    @ParameterizedTest
    @CsvSource({"50", "60"})
    @DisplayName("errs in about one of twenty cases")
    void errors(int percent) {
        Rng random = new Rng(percent);
        int wrong = 0;
        for (int run = 0; run < 1000; run++) {
            Sprt sprt = new Sprt(0.5, 0.6);
            while (sprt.verdict() == Sprt.Verdict.OPEN) {
                int won = random.below(100) < percent ? 1 : 0;
                sprt.add((won + (random.below(100) < percent ? 1 : 0)) / 2.0);
            }
            wrong += (sprt.verdict() == Sprt.Verdict.HIGHER) == (percent == 50) ? 1 : 0;
        }
        assertThat(wrong).isBetween(15, 80);
    }

    @Test
    @DisplayName("needs two shares, the lower one first")
    void order() {
        assertThatThrownBy(() -> new Sprt(0.6, 0.5)).isInstanceOf(IllegalArgumentException.class);
    }

    private static Sprt.Verdict after(int deals, double share) {
        Sprt sprt = new Sprt(0.5, 0.6);
        for (int i = 0; i < deals; i++) {
            sprt.add(share);
        }
        return sprt.verdict();
    }
}
