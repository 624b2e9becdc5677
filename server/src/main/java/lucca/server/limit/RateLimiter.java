package lucca.server.limit;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.LongSupplier;

/// Limits how often a key may do something: a burst at once, then once per refill interval. The
/// state of a key is one number, the time at which its budget is full again. The numbers are in a
/// lock-free table of fixed size. Keys that hash to the same slot share a budget; the hash depends
/// on a secret.
final class RateLimiter {
    private static final int SLOTS = 1 << 16;

    private final long refillNanos;
    private final long capacityNanos;
    private final LongSupplier clock;
    private final AtomicLongArray fullAt = new AtomicLongArray(SLOTS);
    private final long seed = new SecureRandom().nextLong();

    /// @param burst the size of a burst
    /// @param refillInterval the refill interval
    /// @param clock nanoseconds since an arbitrary origin in the past
    RateLimiter(long burst, Duration refillInterval, LongSupplier clock) {
        refillNanos = refillInterval.toNanos();
        capacityNanos = refillNanos * burst;
        this.clock = clock;
    }

    /// Takes one permit of a key. Returns 0 on success, otherwise the nanoseconds until there is
    /// one.
    long tryAcquire(long key) {
        int slot = slot(key);
        long now = clock.getAsLong();
        while (true) {
            long before = fullAt.get(slot);
            long after = Math.max(before, now) + refillNanos;
            if (after - now > capacityNanos) {
                return after - now - capacityNanos;
            }
            if (fullAt.compareAndSet(slot, before, after)) {
                return 0;
            }
        }
    }

    private int slot(long key) {
        long mixed = (key ^ seed) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 32) * 0xD6E8FEB86659FD93L;
        return (int) (mixed >>> 48) & SLOTS - 1;
    }
}
