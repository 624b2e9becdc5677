package lucca.server.table;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;

/// Lets only some whole logs be in memory at a time, however many ask for tables that are not at
/// hand. Who comes first is served first.
final class LogLoadLimiter {
    private final Semaphore permits;
    private final Duration timeout;

    /// @param patience how long somebody waits at most
    LogLoadLimiter(int most, Duration patience) {
        permits = new Semaphore(most, true);
        this.timeout = patience;
    }

    /// @throws ProblemException if others take too long
    <T> T run(Supplier<T> load) {
        if (!tryAcquire()) {
            throw ProblemException.of(HttpStatus.SERVICE_UNAVAILABLE, "server.busy");
        }
        try {
            return load.get();
        } finally {
            permits.release();
        }
    }

    private boolean tryAcquire() {
        try {
            return permits.tryAcquire(timeout.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
