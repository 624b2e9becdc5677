package lucca.server.bot;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import lucca.server.executor.FairQueue;
import lucca.server.limit.Requester;
import org.jspecify.annotations.Nullable;

/// Queues the work of bots. Work that a person waits for comes first; bots-only games get the
/// remaining time. Each queue is shared fairly among requesters.
final class BotQueue {
    private final FairQueue<Runnable> urgent =
            new FairQueue<>(new FairQueue.Limits(1000, 400, 100));
    private final FairQueue<Runnable> idle = new FairQueue<>(new FairQueue.Limits(500, 100, 20));
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private volatile int urgentSize;
    private volatile int idleSize;
    private boolean closed;

    /// Adds a task; returns false if the queue is full or closed.
    /// @param isUrgent whether a person waits for it
    boolean offer(Requester who, boolean isUrgent, Runnable task) {
        lock.lock();
        try {
            boolean added = !closed && (isUrgent ? urgent : idle).offer(who, task);
            if (added) {
                count();
                arrived.signal();
            }
            return added;
        } finally {
            lock.unlock();
        }
    }

    /// Waits for the next task; returns `null` once the queue is closed.
    @Nullable Runnable take() {
        lock.lock();
        try {
            while (!closed && urgent.size() + idle.size() == 0) {
                arrived.awaitUninterruptibly();
            }
            Runnable first = closed ? null : urgent.poll();
            Runnable next = first == null && !closed ? idle.poll() : first;
            count();
            return next;
        } finally {
            lock.unlock();
        }
    }

    private void count() {
        urgentSize = urgent.size();
        idleSize = idle.size();
    }

    /// The number of tasks that a person waits for.
    int urgentSize() {
        return urgentSize;
    }

    int size() {
        return urgentSize + idleSize;
    }

    /// Closes the queue; no task is handed out any more.
    void close() {
        lock.lock();
        try {
            closed = true;
            arrived.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
