package lucca.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import lucca.bots.SearchBudget;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The thinking limit")
final class ThinkingLimitTest {
    private static final Duration EACH = Duration.ofMillis(200);

    @Test
    @DisplayName("on processor time does not count waiting")
    void onAProcessor() throws InterruptedException {
        SearchBudget budget = new ThinkingLimit.CpuTime(EACH).startBudget();

        Thread.sleep(EACH.multipliedBy(2));
        assertThat(budget.fractionSpent(0)).isLessThan(0.5);

        long end = System.nanoTime() + Duration.ofSeconds(30).toNanos();
        while (budget.fractionSpent(0) < 1 && System.nanoTime() < end) {
            Thread.onSpinWait();
        }
        assertThat(budget.fractionSpent(0)).isGreaterThanOrEqualTo(1);
    }

    @Test
    @DisplayName("on elapsed time counts waiting")
    void onTheClock() throws InterruptedException {
        SearchBudget budget = new ThinkingLimit.WallClock(EACH).startBudget();
        Thread.sleep(EACH);
        assertThat(budget.fractionSpent(0)).isGreaterThanOrEqualTo(1);
    }
}
