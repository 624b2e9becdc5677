package lucca.bots;

import java.util.Arrays;

/// How well steps have done, wherever they were taken: what was good in one game of a search is
/// likely to be good in another. Steps that fall into the same place are taken for one.
final class MoveHistory {
    private static final int BITS = 13;

    /// Spreads codes that differ in any of their bits; the golden ratio of 2³².
    private static final int HASH_MULTIPLIER = 0x9E3779B9;

    private final double[] sums;
    private final int[] counts;

    MoveHistory(int seats) {
        sums = new double[seats << BITS];
        counts = new int[seats << BITS];
    }

    void clear() {
        Arrays.fill(sums, 0);
        Arrays.fill(counts, 0);
    }

    /// What a seat had in the mean where it took a step; 1 if it never did.
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
