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

/// Threads that do pieces of work at the same time, while the results come out in the order of the
/// pieces.
public final class OrderedParallelRunner {
    /// How many pieces wait for each thread, so that one slow piece does not stop the others.
    private static final int AHEAD = 8;

    private OrderedParallelRunner() {}

    /// How many games of these bots are a piece of work: some together if they are quick, which
    /// would spend their time being handed over; else one, so that no thread waits for another.
    public static int batchSize(List<BotKind> bots, int ifQuick) {
        return bots.stream().allMatch(bot -> bot == BotKind.RANDOM) ? ifQuick : 1;
    }

    /// Hands the result of every piece to `sink`, in order, on the calling thread. The first
    /// failure of a piece ends all and comes out here. If the calling thread is interrupted, this
    /// comes back early, and the thread still is.
    public static <T> void run(int threads, Iterator<Callable<T>> pieces, Consumer<T> sink) {
        runWhile(
                threads,
                pieces,
                result -> {
                    sink.accept(result);
                    return true;
                });
    }

    /// As [#run], until `sink` says no. Pieces that are not wanted any more are interrupted, and
    /// no thread is left when this comes back.
    public static <T> void runWhile(int threads, Iterator<Callable<T>> pieces, Predicate<T> sink) {
        ExecutorService pool =
                Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
        try {
            Deque<Future<T>> pending = new ArrayDeque<>();
            boolean wanted = true;
            while (wanted && (pieces.hasNext() || !pending.isEmpty())) {
                while (pieces.hasNext() && pending.size() < threads * AHEAD) {
                    pending.add(pool.submit(pieces.next()));
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
