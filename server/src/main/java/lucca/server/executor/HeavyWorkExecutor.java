package lucca.server.executor;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.Requester;
import lucca.server.limit.UsageLimits;
import lucca.server.metrics.ServerMetrics;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/// Runs long computations on a few threads of its own, serving clients in turn (see [FairQueue]).
/// Requests run on virtual threads, which share as many carriers as there are processors. A
/// computation there would keep a carrier from handling play; waiting for a result costs nothing.
///
/// Work must never wait for the lock of a room, because the holder of that lock may be waiting for
/// work. Take a snapshot of the table first.
@Component
public final class HeavyWorkExecutor implements AutoCloseable {
    /// Large enough for one address to open all of its streams at once; see
    /// [lucca.server.limit.UsageLimits].
    private static final FairQueue.Limits LIMITS = new FairQueue.Limits(2048, 512, 32);

    private static final FairQueue.Limits NO_LIMITS =
            new FairQueue.Limits(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

    private static final Duration MAX_WAIT = Duration.ofSeconds(10);

    /// The number of seconds after which a client may retry.
    private static final int RETRY_AFTER_SECONDS = 2;

    private final Duration longestWait;
    private final FairQueue<Job<?>> queue;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private boolean closed;

    /// @param since when it was requested, in nanoseconds
    private record Job<T>(FutureTask<T> task, long since) {}

    @Autowired
    public HeavyWorkExecutor(UsageLimits usageLimits) {
        this(
                Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
                usageLimits.isEnabled() ? LIMITS : NO_LIMITS,
                MAX_WAIT);
    }

    public HeavyWorkExecutor(int threads, FairQueue.Limits limits, Duration longestWait) {
        this.longestWait = longestWait;
        queue = new FairQueue<>(limits);
        for (int i = 0; i < threads; i++) {
            Thread.ofPlatform().daemon().name("heavy-" + i).start(this::runJobs);
        }
    }

    /// Runs work when it is the requester's turn, and waits for its result.
    /// @throws LimitExceededException if too much work is waiting already
    /// @throws ProblemException if it takes too long
    public <T> T run(Requester requester, Callable<T> work) {
        Job<T> job = new Job<>(new FutureTask<>(work), System.nanoTime());
        add(requester, job);
        try {
            return job.task().get(longestWait.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            ServerMetrics.recordHeavyRejection("late");
            throw ProblemException.of(HttpStatus.SERVICE_UNAVAILABLE, "server.busy");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw ProblemException.of(HttpStatus.SERVICE_UNAVAILABLE, "server.busy");
        } catch (ExecutionException e) {
            throw unchecked(e);
        } finally {
            cancel(requester, job);
        }
    }

    private static RuntimeException unchecked(ExecutionException e) {
        return switch (e.getCause()) {
            case Error error -> throw error;
            case RuntimeException known -> known;
            case null, default -> new IllegalStateException(e);
        };
    }

    private void add(Requester requester, Job<?> job) {
        lock.lock();
        try {
            if (closed || !queue.offer(requester, job)) {
                ServerMetrics.recordHeavyRejection("full");
                throw LimitExceededException.retryAfter(RETRY_AFTER_SECONDS);
            }
            ServerMetrics.addHeavyWaiting(1);
            arrived.signal();
        } finally {
            lock.unlock();
        }
    }

    /// Cancels a job without a waiting client, so that it does not start any more.
    private void cancel(Requester requester, Job<?> job) {
        if (job.task().isDone()) {
            return;
        }
        job.task().cancel(true);
        lock.lock();
        try {
            if (queue.remove(requester, job)) {
                ServerMetrics.addHeavyWaiting(-1);
            }
        } finally {
            lock.unlock();
        }
    }

    private void runJobs() {
        for (Job<?> job = next(); job != null; job = next()) {
            ServerMetrics.recordHeavyWait(System.nanoTime() - job.since());
            job.task().run();
            Thread.interrupted(); // clears the interrupt of a cancelled job
        }
    }

    /// Waits for a job; `null` once the executor is closed and the queue is empty.
    private @Nullable Job<?> next() {
        lock.lock();
        try {
            Job<?> job = queue.poll();
            while (job == null && !closed) {
                arrived.awaitUninterruptibly();
                job = queue.poll();
            }
            if (job != null) {
                ServerMetrics.addHeavyWaiting(-1);
            }
            return job;
        } finally {
            lock.unlock();
        }
    }

    /// The number of waiting jobs.
    public int queuedJobs() {
        lock.lock();
        try {
            return queue.size();
        } finally {
            lock.unlock();
        }
    }

    /// Finishes the waiting jobs and rejects new ones.
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
