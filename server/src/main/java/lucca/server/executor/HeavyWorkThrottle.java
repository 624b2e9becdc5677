package lucca.server.executor;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/// Limits long computations that cannot be moved to the [HeavyWorkExecutor]. At most half of the
/// carriers of virtual threads, but at least one, compute at a time; the others stay free for play.
/// Waiting threads are served in order.
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
