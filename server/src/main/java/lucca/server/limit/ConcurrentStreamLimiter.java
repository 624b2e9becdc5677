package lucca.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Message;

/// Limits how many streams a key may have open at a time.
final class ConcurrentStreamLimiter {
    private static final int RETRY_AFTER_SECONDS = 30;

    private final int most;
    private final Map<Long, Integer> taken = new ConcurrentHashMap<>();

    ConcurrentStreamLimiter(int most) {
        this.most = most;
    }

    /// Counts an open stream of a key.
    /// @throws LimitExceededException if the key has no permit left
    void acquire(long key) {
        taken.merge(
                key,
                1,
                (before, one) -> {
                    if (before >= most) {
                        throw new LimitExceededException(
                                Message.of("limit.streams", most), RETRY_AFTER_SECONDS);
                    }
                    return before + one;
                });
    }

    void release(long key) {
        taken.computeIfPresent(key, (same, before) -> before == 1 ? null : before - 1);
    }
}
