package lucca.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.DoubleConsumer;
import java.util.function.LongConsumer;

/// Many tables of two that play the tower game as fast as possible, or at a given rate. Each user
/// has one connection for commands and one stream; everything runs on one thread.
public final class LoadGenerator {
    private static final long SECOND = 1_000_000_000;
    private static final long MILLI = 1_000_000;

    private final InetSocketAddress address;
    private final double rate;
    private final Selector selector;
    private final LatencyStatistics latencies = new LatencyStatistics();
    private final Queue<Runnable> now = new ArrayDeque<>();
    private final Queue<Timed> later = new PriorityQueue<>(Comparator.comparingLong(Timed::time));
    private long slot;

    private record Timed(long time, Runnable task) {}

    /// @param rate the number of moves per second; 0 for as many as the server accepts
    /// @throws IOException if no selector can be opened
    public LoadGenerator(InetSocketAddress address, double rate) throws IOException {
        this.address = address;
        this.rate = rate;
        selector = Selector.open();
    }

    /// The result of a measurement. Times are in milliseconds from sending a move until the other
    /// seat sees it.
    /// @param median the time within which half of all moves were seen
    /// @param p99 the time within which 99 % of all moves were seen
    /// @param longest the time within which all moves were seen
    /// @param spectators the number of spectators
    public record Result(
            double movesPerSecond, double median, double p99, double longest, int spectators) {}

    /// Seats pairs at tables, lets them play for a warm-up, then measures.
    /// @param spectators the number of spectators, spread over the first tables of all pairs
    /// @param progress receives the elapsed fraction of the time, from 0 to 1
    /// @throws UncheckedIOException if the server cannot be reached
    /// @throws LoadException if the server does not answer as expected
    public Result run(
            int tables,
            int spectators,
            Duration warmUp,
            Duration measured,
            DoubleConsumer progress) {
        for (int i = 0; i < tables; i++) {
            SimulatedUser first = new SimulatedUser(address, selector);
            SimulatedUser second = new SimulatedUser(address, selector);
            int share = spectators / tables + (i < spectators % tables ? 1 : 0);
            SimulatedPair simulatedPair =
                    new SimulatedPair(first, second, share, this::next, latencies, i);
            first.createGuest("Anna", () -> second.createGuest("Bruno", simulatedPair::begin));
        }
        double total = warmUp.plus(measured).toNanos();
        long begun = System.nanoTime();
        turn(begun + warmUp.toNanos(), time -> progress.accept((time - begun) / total));
        latencies.clear();
        long start = System.nanoTime();
        turn(start + measured.toNanos(), time -> progress.accept((time - begun) / total));
        double seconds = (double) (System.nanoTime() - start) / SECOND;
        return new Result(
                latencies.count() / seconds,
                latencies.percentile(0.5),
                latencies.percentile(0.99),
                latencies.percentile(1),
                latencies.spectators());
    }

    /// Late moves catch up with the schedule, but only by a moment.
    private void next(Runnable move) {
        if (rate == 0) {
            now.add(move);
        } else {
            slot = Math.max(slot + (long) (SECOND / rate), System.nanoTime() - 10 * MILLI);
            later.add(new Timed(slot, move));
        }
    }

    private void turn(long end, LongConsumer progress) {
        long shown = 0;
        for (long time = System.nanoTime(); time < end; time = System.nanoTime()) {
            serve();
            while (!later.isEmpty() && later.peek().time() <= System.nanoTime()) {
                later.remove().task().run();
            }
            for (int due = now.size(); due > 0; due--) {
                now.remove().run();
            }
            if (time - shown > SECOND / 2) {
                shown = time;
                progress.accept(time);
            }
        }
    }

    private void serve() {
        long wait = later.isEmpty() ? SECOND / 10 : later.peek().time() - System.nanoTime();
        try {
            if (now.isEmpty() && wait > 0) {
                selector.select(LoadGenerator::serve, Math.max(1, wait / MILLI));
            } else {
                selector.selectNow(LoadGenerator::serve);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void serve(SelectionKey key) {
        ((Runnable) key.attachment()).run();
    }
}
