package lucca.server.store;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for conditions.
public final class Wait {
    private static final Duration LONGEST = Duration.ofSeconds(60);
    private static final long PAUSE = 5;

    private Wait() {}

    /// Waits until a condition is true; returns how long it took.
    public static Duration until(BooleanSupplier condition) {
        long startNanos = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - startNanos > LONGEST.toNanos()) {
                throw new AssertionError("waited in vain");
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return Duration.ofNanos(System.nanoTime() - startNanos);
    }
}
