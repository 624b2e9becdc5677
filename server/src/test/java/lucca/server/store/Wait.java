package lucca.server.store;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/// Waits for conditions.
public final class Wait {
    private static final Duration LONGEST = Duration.ofSeconds(60);
    private static final long PAUSE = 5;

    private Wait() {}

    /// Returns how long it took until something is so.
    public static Duration until(BooleanSupplier condition) {
        long begun = System.nanoTime();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - begun > LONGEST.toNanos()) {
                throw new AssertionError("waited in vain");
            }
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
        return Duration.ofNanos(System.nanoTime() - begun);
    }
}
