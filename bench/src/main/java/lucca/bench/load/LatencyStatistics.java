package lucca.bench.load;

import java.util.Arrays;

/// Measures the time from sending a move until the other seat sees it.
final class LatencyStatistics {
    private static final double MILLI = 1e6;

    private long[] nanos = new long[1024];
    private int count;
    private int spectators;

    void record(long duration) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * count);
        }
        nanos[count++] = duration;
    }

    void addSpectator() {
        spectators++;
    }

    /// The number of spectators.
    int spectators() {
        return spectators;
    }

    int count() {
        return count;
    }

    void clear() {
        count = 0;
    }

    /// The time within which this share of all moves was seen, in milliseconds.
    double percentile(double share) {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        return count == 0 ? 0 : sorted[(int) Math.min(count - 1, share * count)] / MILLI;
    }
}
