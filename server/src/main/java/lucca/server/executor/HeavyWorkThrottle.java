package lucca.server.executor;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Lets only half of the carriers of virtual threads, but at least one, compute something long at a
/// time, where it cannot be left to [HeavyWorkExecutor]. The others are free for play. Who comes
/// first is
/// served first.
public final class HeavyWorkThrottle {
    private final Semaphore permits =
            new Semaphore(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), true);

    public <T> T run(Supplier<T> work) {
        permits.acquireUninterruptibly();
        try {
            return work.get();
        } finally {
            permits.release();
        }
    }
}
