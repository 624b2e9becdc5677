package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Elo")
class EloTest {
    @Test
    @DisplayName("ten times the wins are 400 points")
    void scale() {
        assertThat(Elo.of(10.0 / 11)).isCloseTo(400, within(1e-9));
        assertThat(Elo.of(1.0 / 11)).isCloseTo(-400, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.640065, 100", "0.759747, 200", "0.359935, -100", "0.909091, 400"})
    @DisplayName("has the values of the logistic table")
    void table(double share, double elo) {
        assertThat(Elo.of(share)).isCloseTo(elo, within(0.01));
        assertThat(Elo.of(share, 1000)).isCloseTo(elo, within(0.01));
    }

    @Test
    @DisplayName("who has won all of nine games counts as nine and a half to a half")
    void finite() {
        assertThat(Elo.of(1, 9)).isCloseTo(400 * Math.log10(19), within(1e-9));
        assertThat(Elo.of(0, 9)).isCloseTo(-400 * Math.log10(19), within(1e-9));
    }
}
