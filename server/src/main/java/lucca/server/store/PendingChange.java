package lucca.server.store;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;

/// A change that is queued for the database, with the caller that waits for it.
///
/// The caller has no timer of its own, because a timer costs as much as writing the change. The
/// journal watches all pending changes and calls [#expire] on those that take too long.
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

    /// Whether the caller has waited longer than this.
    boolean isOlderThan(long nanos) {
        return System.nanoTime() - startedAt > nanos;
    }

    /// Takes the change; only the first call returns true, made by the writer or when the change is
    /// withdrawn.
    boolean tryTake() {
        return taken.compareAndSet(false, true);
    }

    /// Reports that the change is durable or came too late; returns false if the caller no longer
    /// waits.
    boolean finish(boolean inTime) {
        return written.complete(inTime);
    }

    void fail(JournalWriteException failure) {
        written.completeExceptionally(failure);
    }

    /// Ends the wait of the caller. A change that the writer has not taken yet is withdrawn; the
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

    /// Waits until the change is durable; returns false if it came too late.
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
