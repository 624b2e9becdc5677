package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import lucca.bots.Budget;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How long bots may think")
final class PaceTest {
    private static final Duration EACH = Duration.ofMillis(200);

    @Test
    @DisplayName("on a processor: waiting costs nothing, thinking does")
    void onAProcessor() throws InterruptedException {
        Budget budget = new Pace.Work(EACH).begin();

        Thread.sleep(EACH.multipliedBy(2));
        assertThat(budget.spent(0)).isLessThan(0.5);

        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (budget.spent(0) < 1 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(budget.spent(0)).isGreaterThanOrEqualTo(1);
    }

    @Test
    @DisplayName("on the clock: waiting counts")
    void onTheClock() throws InterruptedException {
        Budget budget = new Pace.Time(EACH).begin();
        Thread.sleep(EACH);
        assertThat(budget.spent(0)).isGreaterThanOrEqualTo(1);
    }
}
