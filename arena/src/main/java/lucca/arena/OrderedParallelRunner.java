package lucca.arena;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Predicate;
import lucca.bots.BotKind;

/// Runs tasks on several threads and delivers their results in order.
public final class OrderedParallelRunner {
    /// The number of queued tasks per thread, so that one slow task does not stop the others.
    private static final int AHEAD = 8;

    private OrderedParallelRunner() {}

    /// The number of games of these bots in a batch. Quick games are batched to reduce the overhead
    /// of handing them over; slow games run one by one, so that no thread waits for another.
    public static int batchSize(List<BotKind> bots, int ifQuick) {
        return bots.stream().allMatch(bot -> bot == BotKind.RANDOM) ? ifQuick : 1;
    }

    /// Passes the result of every task to `sink`, in order, on the calling thread. The first
    /// failure of a task stops the run and is rethrown. If the calling thread is interrupted, this
    /// method returns early and keeps the interrupt status.
    public static <T> void run(int threads, Iterator<Callable<T>> tasks, Consumer<T> sink) {
        runWhile(
                threads,
                tasks,
                result -> {
                    sink.accept(result);
                    return true;
                });
    }

    /// As [#run], until `sink` returns false. Tasks that are no longer needed are interrupted, and
    /// all threads have ended when this method returns.
    public static <T> void runWhile(int threads, Iterator<Callable<T>> tasks, Predicate<T> sink) {
        ExecutorService pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        try {
            Deque<Future<T>> pending = new ArrayDeque<>();
            boolean wanted = true;
            while (wanted && (tasks.hasNext() || !pending.isEmpty())) {
                while (tasks.hasNext() && pending.size() < threads * AHEAD) {
                    pending.add(pool.submit(tasks.next()));
                }
                wanted =
                        sink.test(pending.remove().get())
                                && !Thread.currentThread().isInterrupted();
            }
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            pool.shutdownNow();
            pool.close();
        }
    }
}
