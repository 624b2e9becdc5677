package lucca.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Message;

/// How many of something one may have at a time.
final class ConcurrentStreamLimiter {
    private static final int SECONDS = 30;

    private final int most;
    private final Map<Long, Integer> taken = new ConcurrentHashMap<>();

    ConcurrentStreamLimiter(int most) {
        this.most = most;
    }

    /// @throws TooMuchException if all are taken
    void acquire(long key) {
        taken.merge(
                key,
                1,
                (before, one) -> {
                    if (before >= most) {
                        throw new LimitExceededException(
                                Message.of("limit.streams", most), SECONDS);
                    }
                    return before + one;
                });
    }

    void release(long key) {
        taken.computeIfPresent(key, (same, before) -> before == 1 ? null : before - 1);
    }
}
