package lucca.server.room;

import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;

/// Limits the number of complete logs that are loaded into memory at the same time. Requests are
/// served in order of arrival.
final class TableLogLoadLimiter {
    private final Semaphore permits;
    private final Duration timeout;

    /// @param timeout the longest time that a request waits
    TableLogLoadLimiter(int permits, Duration timeout) {
        this.permits = new Semaphore(permits, true);
        this.timeout = timeout;
    }

    /// Runs a load once a permit is free.
    /// @throws ProblemException if no permit becomes free in time
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
