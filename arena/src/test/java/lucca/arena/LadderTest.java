package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A ladder")
class LadderTest {
    private final Ladder ladder = new Ladder();

    @Test
    @DisplayName("adds up the steps, and the squares of their errors on either side")
    void sums() {
        ladder.add(step(100, 70, 140));
        ladder.add(step(200, 160, 230));
        assertThat(ladder.elo(0)).isZero();
        assertThat(ladder.range(0)).isEqualTo(new Interval(0, 0));
        assertThat(ladder.elo(1)).isEqualTo(100);
        assertThat(ladder.range(1)).isEqualTo(new Interval(70, 140));
        assertThat(ladder.elo(2)).isEqualTo(300);
        assertThat(ladder.range(2).low()).isCloseTo(250, within(1e-9));
        assertThat(ladder.range(2).high()).isCloseTo(350, within(1e-9));
        assertThat(ladder.step(2).elo()).isEqualTo(200);
    }

    private static Standing step(double elo, double low, double high) {
        Interval any = new Interval(0, 1);
        return new Standing(2, 0.5, any, elo, new Interval(low, high), 0, 0, 1, 1, 0, 0);
    }
}
