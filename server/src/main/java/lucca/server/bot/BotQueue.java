package lucca.server.bot;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import lucca.server.executor.FairQueue;
import lucca.server.limit.Requester;
import org.jspecify.annotations.Nullable;

/// What bots have to think about. What a person waits for comes first; tables at which bots play
/// alone get what remains. Both are shared fairly among those whose tables they are.
final class BotQueue {
    private final FairQueue<Runnable> urgent =
            new FairQueue<>(new FairQueue.Bounds(1000, 400, 100));
    private final FairQueue<Runnable> idle = new FairQueue<>(new FairQueue.Bounds(500, 100, 20));
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();
    private volatile int urgentSize;
    private volatile int idleSize;
    private boolean closed;

    /// Adds something to think about, unless there is too much already.
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

    /// Waits for the next task; `null` if there will be none any more.
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

    /// How many tasks wait for which persons wait.
    int urgentSize() {
        return urgentSize;
    }

    int size() {
        return urgentSize + idleSize;
    }

    /// Gives out nothing any more.
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
