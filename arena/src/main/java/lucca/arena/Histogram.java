package lucca.arena;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Counts how often each integer occurs.
public final class Histogram {
    private final NavigableMap<Integer, Long> counts = new TreeMap<>();
    private long size;
    private long sum;

    public void add(int value) {
        add(value, 1);
    }

    /// Counts a value `times` times.
    public void add(int value, long times) {
        counts.merge(value, times, Long::sum);
        size += times;
        sum += value * times;
    }

    public void add(Histogram other) {
        other.counts.forEach(this::add);
    }

    public long size() {
        return size;
    }

    public double mean() {
        return size == 0 ? 0 : (double) sum / size;
    }

    /// The least value that at least this share of all values do not exceed.
    public int quantile(double share) {
        long rank = Math.max(1, (long) Math.ceil(share * size - 1e-9));
        long below = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            below += entry.getValue();
            if (below >= rank) {
                return entry.getKey();
            }
        }
        return 0;
    }

    public int min() {
        return quantile(0);
    }

    public int max() {
        return quantile(1);
    }

    /// How often a value from `from` to `to`, both included, occurred.
    public long count(int from, int to) {
        return counts.subMap(from, true, to, true).values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }
}
