package lucca.server.store;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/// A change on its way to the database, and the caller who waits for it. Callers wait for a limited
/// time: a change that the writer has not taken by then is withdrawn.
final class PendingChange {
    private final Change change;
    private final CompletableFuture<Boolean> written = new CompletableFuture<>();
    private final AtomicBoolean taken = new AtomicBoolean();
    private final AtomicBoolean settled = new AtomicBoolean();

    PendingChange(Change change) {
        this.change = change;
    }

    Change change() {
        return change;
    }

    /// Whether the change is the taker's: it is taken once, by the writer or by a caller who
    /// withdraws it.
    boolean take() {
        return taken.compareAndSet(false, true);
    }

    /// Tells the caller that the change is durable, or that it came too late; false if the caller
    /// no longer waits.
    boolean finish(boolean inTime) {
        written.complete(inTime);
        return settled.compareAndSet(false, true);
    }

    void fail(UnkeptException failure) {
        written.completeExceptionally(failure);
        settled.set(true);
    }

    /// Waits until the change is durable; false if it came too late.
    boolean await(Duration longest) {
        try {
            return written.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            return giveUp(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return giveUp(e);
        } catch (ExecutionException e) {
            throw (UnkeptException) e.getCause();
        }
    }

    private boolean giveUp(Exception reason) {
        if (take()) {
            throw UnkeptException.notWritten("the database is too slow", reason);
        }
        if (settled.compareAndSet(false, true)) {
            throw UnkeptException.unknown("the database has not answered", reason);
        }
        return await(Duration.ZERO); // the answer has come at the last moment
    }
}
