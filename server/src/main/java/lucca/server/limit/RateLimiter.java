package lucca.server.limit;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongSupplier;

/// How often something may be done: so many times at once, then once in a while. All that is to be
/// known of a key is when its budget will be whole again, one number. The numbers are in a table
/// that never grows and that nobody locks; keys that fall on the same place of it, which depends on
/// a secret, share a budget.
final class RateLimiter {
    private static final int PLACES = 1 << 16;

    private final long refillNanos;
    private final long capacityNanos;
    private final LongSupplier clock;
    private final AtomicLongArray fullAt = new AtomicLongArray(PLACES);
    private final long seed = new SecureRandom().nextLong();

    /// @param atOnce how many times at once
    /// @param gap after which there is one more
    /// @param clock nanoseconds since some time before
    RateLimiter(long atOnce, Duration gap, LongSupplier clock) {
        refillNanos = gap.toNanos();
        capacityNanos = refillNanos * atOnce;
        this.clock = clock;
    }

    /// Takes one time from the budget of a key, if there is one left; else gives the nanoseconds
    /// until there will be.
    long tryAcquire(long key) {
        int place = place(key);
        long now = clock.getAsLong();
        while (true) {
            long before = fullAt.get(place);
            long after = Math.max(before, now) + refillNanos;
            if (after - now > capacityNanos) {
                return after - now - capacityNanos;
            }
            if (fullAt.compareAndSet(place, before, after)) {
                return 0;
            }
        }
    }

    private int place(long key) {
        long mixed = (key ^ seed) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> 48) & PLACES - 1;
    }
}
