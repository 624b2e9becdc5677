package lucca.server.testing;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for conditions.
public final class Wait {
    private static final Duration TIMEOUT = Duration.ofSeconds(60);
    private static final long PAUSE = 5;

    private Wait() {}

    /// Waits until a condition is true; returns how long it took.
    public static Duration until(BooleanSupplier condition) {
        long startNanos = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - startNanos > TIMEOUT.toNanos()) {
                throw new AssertionError("the condition was not true in time");
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
