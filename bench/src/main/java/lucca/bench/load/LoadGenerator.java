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

/// Many tables of two who play the tower game as fast as they can, or at a given rate, over one
/// connection for commands and one stream for each of them; all of it on one thread.
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

    /// @param rate how many moves a second; 0 for as many as the server takes
    /// @throws IOException if nothing can be opened
    public LoadGenerator(InetSocketAddress address, double rate) throws IOException {
        this.address = address;
        this.rate = rate;
        selector = Selector.open();
    }

    /// How fast it was. The times are those from the sending of a move until the other seat saw it,
    /// in milliseconds.
    /// @param median within which half of all moves were seen
    /// @param p99 within which 99 in a hundred were seen
    /// @param longest within which all were seen
    /// @param spectators how many looked on who did not play
    public record Result(
            double movesPerSecond, double median, double p99, double longest, int spectators) {}

    /// Seats pairs at tables, lets them play for a while, then measures.
    /// @param lookers how many others look on, spread over the first tables of all
    /// @param progress hears how much of the time is over, of 1
    /// @throws UncheckedIOException if the server cannot be reached
    /// @throws LoadException if it does not answer as it should
    public Result run(
            int tables, int lookers, Duration warmUp, Duration measured, DoubleConsumer progress) {
        for (int i = 0; i < tables; i++) {
            SimulatedUser first = new SimulatedUser(address, selector);
            SimulatedUser second = new SimulatedUser(address, selector);
            int share = lookers / tables + (i < lookers % tables ? 1 : 0);
            SimulatedPair simulatedPair =
                    new SimulatedPair(first, second, share, this::next, latencies, i);
            first.createGuest("Anna", () -> second.createGuest("Bruno", simulatedPair::begin));
        }
        double whole = warmUp.plus(measured).toNanos();
        long begun = System.nanoTime();
        turn(begun + warmUp.toNanos(), time -> progress.accept((time - begun) / whole));
        latencies.clear();
        long start = System.nanoTime();
        turn(start + measured.toNanos(), time -> progress.accept((time - begun) / whole));
        double seconds = (double) (System.nanoTime() - start) / SECOND;
        return new Result(
                latencies.count() / seconds,
                latencies.percentile(0.5),
                latencies.percentile(0.99),
                latencies.percentile(1),
                latencies.spectators());
    }

    /// Who is late catches up, but not for more than a moment.
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
