package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Elo")
class EloTest {
    @Test
    @DisplayName("is 400 for ten times the wins")
    void scale() {
        assertThat(Elo.of(10.0 / 11)).isCloseTo(400, within(1e-9));
        assertThat(Elo.of(1.0 / 11)).isCloseTo(-400, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"0.5, 0", "0.640065, 100", "0.759747, 200", "0.359935, -100", "0.909091, 400"})
    @DisplayName("agrees with the logistic table")
    void table(double share, double elo) {
        assertThat(Elo.of(share)).isCloseTo(elo, within(0.01));
        assertThat(Elo.of(share, 1, 1, 1000)).isCloseTo(elo, within(0.01));
    }

    @Test
    @DisplayName("counts ten wins of ten games as nine and a half to a half")
    void finite() {
        assertThat(Elo.of(1, 1, 1, 10)).isCloseTo(400 * Math.log10(19), within(1e-9));
        assertThat(Elo.of(0, 1, 1, 10)).isCloseTo(-400 * Math.log10(19), within(1e-9));
    }

    @Test
    @DisplayName("counts all or no wins of ten games against three others for each of them")
    void alone() {
        assertThat(Elo.of(1, 1, 3, 10)).isCloseTo(400 * Math.log10(9.5 / (0.5 / 3)), within(1e-9));
        assertThat(Elo.of(0, 1, 3, 10)).isCloseTo(400 * Math.log10(0.5 / (9.5 / 3)), within(1e-9));
        assertThat(Elo.of(0.75, 1, 3, 10)).isCloseTo(Elo.of(0.75), within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    @DisplayName("is the same in the standings of a bot that plays alone against three others")
    void standings(int won) {
        TournamentStandings tournamentStandings = new TournamentStandings(new SeatRotation(2, 4));
        for (int deal = 0; deal < 5; deal++) {
            tournamentStandings.add(
                    IntStream.range(0, 4)
                            .mapToObj(
                                    rotation -> game(rotation, won == 1 ? rotation : rotation + 1))
                            .toList());
        }
        double ratio = won == 1 ? 19.5 / (0.5 / 3) : 0.5 / (19.5 / 3);
        assertThat(tournamentStandings.of(0).elo())
                .isCloseTo(400 * Math.log10(ratio), within(1e-9));
    }

    private static GameResult game(int rotation, int winner) {
        return new GameResult(
                rotation,
                IntStream.range(0, 4)
                        .mapToObj(seat -> new SeatResult(seat == winner % 4 ? 1 : 0, 0, 1, 1, 0, 0))
                        .toList());
    }
}
