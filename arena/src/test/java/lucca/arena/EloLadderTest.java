package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The Elo ladder")
class EloLadderTest {
    private final EloLadder eloLadder = new EloLadder();

    @Test
    @DisplayName("adds up the steps, and the squares of their errors on either side")
    void sums() {
        eloLadder.add(step(100, 70, 140));
        eloLadder.add(step(200, 160, 230));
        assertThat(eloLadder.elo(0)).isZero();
        assertThat(eloLadder.eloRange(0)).isEqualTo(new ConfidenceInterval(0, 0));
        assertThat(eloLadder.elo(1)).isEqualTo(100);
        assertThat(eloLadder.eloRange(1)).isEqualTo(new ConfidenceInterval(70, 140));
        assertThat(eloLadder.elo(2)).isEqualTo(300);
        assertThat(eloLadder.eloRange(2).low()).isCloseTo(250, within(1e-9));
        assertThat(eloLadder.eloRange(2).high()).isCloseTo(350, within(1e-9));
        assertThat(eloLadder.step(2).elo()).isEqualTo(200);
    }

    private static BotStanding step(double elo, double low, double high) {
        ConfidenceInterval any = new ConfidenceInterval(0, 1);
        return new BotStanding(
                2, 0.5, any, elo, new ConfidenceInterval(low, high), 0, 0, 1, 1, 0, 0);
    }
}
