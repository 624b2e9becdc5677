package lucca.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/// A change on its way to the database, and the caller who waits for it.
///
/// The caller waits without a time limit of its own: a timer for each change costs as much as
/// writing it. The journal looks after all that wait, and calls [#expire] on those that take too
/// long.
final class PendingChange {
    private final Change change;
    private final long since = System.nanoTime();
    private final CompletableFuture<Boolean> written = new CompletableFuture<>();
    private final AtomicBoolean taken = new AtomicBoolean();

    PendingChange(Change change) {
        this.change = change;
    }

    Change change() {
        return change;
    }

    /// Whether the caller has waited for longer than that.
    boolean isOlderThan(long nanos) {
        return System.nanoTime() - since > nanos;
    }

    /// Whether the change is the taker's: it is taken once, by the writer or when it is withdrawn.
    boolean take() {
        return taken.compareAndSet(false, true);
    }

    /// Tells the caller that the change is durable, or that it came too late; false if the caller
    /// no longer waits.
    boolean finish(boolean inTime) {
        return written.complete(inTime);
    }

    void fail(UnkeptException failure) {
        written.completeExceptionally(failure);
    }

    /// Lets the caller wait no longer. A change that the writer has not taken yet is withdrawn; the
    /// outcome of any other is unknown.
    void expire() {
        giveUp(new TimeoutException("timed out"));
    }

    private void giveUp(Exception reason) {
        if (take()) {
            fail(UnkeptException.notWritten("the database is too slow", reason));
        } else if (!written.isDone()) {
            fail(UnkeptException.unknown("the database has not answered", reason));
        }
    }

    /// Waits until the change is durable; false if it came too late.
    boolean await() {
        try {
            return written.get();
        } catch (InterruptedException e) {
            giveUp(e);
            Thread.currentThread().interrupt();
            return outcome();
        } catch (ExecutionException e) {
            return outcome();
        }
    }

    private boolean outcome() {
        if (written.isCompletedExceptionally()) {
            throw (UnkeptException) written.exceptionNow();
        }
        return written.resultNow();
    }
}
