package lucca.bots;

import java.util.Arrays;

/// The mean result of each step anywhere in the search, for progressive history: a step that was
/// good in one line is likely to be good in another. Steps whose hashes collide share a slot.
final class ProgressiveHistory {
    private static final int BITS = 13;

    /// Spreads codes that differ in any bit: 2³² divided by the golden ratio.
    private static final int HASH_MULTIPLIER = 0x9E3779B9;

    private final double[] sums;
    private final int[] counts;

    ProgressiveHistory(int seats) {
        sums = new double[seats << BITS];
        counts = new int[seats << BITS];
    }

    void clear() {
        Arrays.fill(sums, 0);
        Arrays.fill(counts, 0);
    }

    /// The mean share of a seat after it took a step; 1 if it never took it.
    double meanShare(int seat, int step) {
        int place = slot(seat, step);
        return counts[place] == 0 ? 1 : sums[place] / counts[place];
    }

    void update(int seat, int step, double share) {
        int place = slot(seat, step);
        sums[place] += share;
        counts[place]++;
    }

    private static int slot(int seat, int step) {
        return seat << BITS | step * HASH_MULTIPLIER >>> Integer.SIZE - BITS;
    }
}
