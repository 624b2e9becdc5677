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
    private final JournalChange journalChange;
    private final long startedAt = System.nanoTime();
    private final CompletableFuture<Boolean> written = new CompletableFuture<>();
    private final AtomicBoolean taken = new AtomicBoolean();

    PendingChange(JournalChange journalChange) {
        this.journalChange = journalChange;
    }

    JournalChange change() {
        return journalChange;
    }

    /// Whether the caller has waited for longer than that.
    boolean isOlderThan(long nanos) {
        return System.nanoTime() - startedAt > nanos;
    }

    /// Whether the change is the taker's: it is taken once, by the writer or when it is withdrawn.
    boolean tryTake() {
        return taken.compareAndSet(false, true);
    }

    /// Tells the caller that the change is durable, or that it came too late; false if the caller
    /// no longer waits.
    boolean finish(boolean inTime) {
        return written.complete(inTime);
    }

    void fail(JournalWriteException failure) {
        written.completeExceptionally(failure);
    }

    /// Lets the caller wait no longer. A change that the writer has not taken yet is withdrawn; the
    /// outcome of any other is unknown.
    void expire() {
        abandon(new TimeoutException("timed out"));
    }

    private void abandon(Exception reason) {
        if (tryTake()) {
            fail(JournalWriteException.notWritten("the database is too slow", reason));
        } else if (!written.isDone()) {
            fail(JournalWriteException.outcomeUnknown("the database has not answered", reason));
        }
    }

    /// Waits until the change is durable; false if it came too late.
    boolean await() {
        try {
            return written.get();
        } catch (InterruptedException e) {
            abandon(e);
            Thread.currentThread().interrupt();
            return outcome();
        } catch (ExecutionException e) {
            return outcome();
        }
    }

    private boolean outcome() {
        if (written.isCompletedExceptionally()) {
            throw (JournalWriteException) written.exceptionNow();
        }
        return written.resultNow();
    }
}
