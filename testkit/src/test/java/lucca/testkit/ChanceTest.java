package lucca.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import lucca.engine.Chance;
import lucca.engine.MoveList;
import lucca.engine.Playout;
import lucca.engine.Rng;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Chance")
class ChanceTest {
    private static AuctionState weighted(long... weights) {
        return new AuctionState(2, 2) {
            @Override
            public long weight(int outcome) {
                return weights[outcome - 1];
            }
        };
    }

    private static int[] draws(int count, long... weights) {
        AuctionState state = weighted(weights);
        MoveList outcomes = new MoveList();
        state.legalMoves(outcomes);
        Rng random = new Rng(11);
        int[] counts = new int[weights.length];
        for (int i = 0; i < count; i++) {
            counts[Chance.draw(state, outcomes, random) - 1]++;
        }
        return counts;
    }

    @Test
    @DisplayName("draws each outcome as often as its weight says")
    void weights() {
        int[] counts = draws(100_000, 4, 3, 2, 1);
        double chiSquare = 0;
        for (int i = 0; i < 4; i++) {
            double expected = 10_000.0 * (4 - i);
            chiSquare += (counts[i] - expected) * (counts[i] - expected) / expected;
        }
        // The 99.9 % point for three degrees of freedom.
        assertThat(chiSquare).isLessThan(16.27);
    }

    @Test
    @DisplayName("also draws rare outcomes, and the first and the last one")
    void rare() {
        assertThat(draws(100_000, 1, 5000, 5000, 1)).doesNotContain(0);
    }

    @Test
    @DisplayName("accepts weights up to the largest allowed sum, and refuses larger ones")
    void large() {
        long third = Long.MAX_VALUE / 3;
        assertThat(draws(3000, third, third, third, 1)[1]).isBetween(900, 1100);
        assertThatThrownBy(() -> draws(1, third, third, third, third))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    @DisplayName("draws the outcomes of random games by weight")
    void playouts() {
        Playout playout = new Playout();
        Rng random = new Rng(12);
        int ones = 0;
        for (int i = 0; i < 10_000; i++) {
            ones += playout.step(new AuctionState(2, 2), random) == 1 ? 1 : 0;
        }
        assertThat(ones).isBetween(3850, 4150);
    }
}
