package lucca.server.limit;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import lucca.engine.Message;

/// How many of something one may have at a time.
final class Places {
    private static final int SECONDS = 30;

    private final int most;
    private final Map<Long, Integer> taken = new ConcurrentHashMap<>();

    Places(int most) {
        this.most = most;
    }

    /// @throws TooMuchException if all are taken
    void take(long key) {
        taken.merge(
                key,
                1,
                (before, one) -> {
                    if (before >= most) {
                        throw new TooMuchException(Message.of("limit.streams", most), SECONDS);
                    }
                    return before + one;
                });
    }

    void free(long key) {
        taken.computeIfPresent(key, (same, before) -> before == 1 ? null : before - 1);
    }
}
