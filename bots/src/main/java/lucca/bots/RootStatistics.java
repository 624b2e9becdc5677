package lucca.bots;

import java.util.Arrays;
import java.util.List;

/// Collects the results of each step at the root, for every seat.
final class RootStatistics {
    /// The 95 % quantile of the normal distribution, two-sided, in standard deviations.
    private static final double CONFIDENCE = 1.96;

    private final int seats;
    private double[] shares = new double[64];
    private double[] squares = new double[64];
    private double[] points = new double[64];
    private int[] visits = new int[64];

    /// The sums of shares up to the last visit whose number is a power of two, and up to the power
    /// of two before it.
    private double[] late = new double[64];

    private double[] early = new double[64];

    RootStatistics(int seats) {
        this.seats = seats;
    }

    void clear(int steps) {
        int room = steps * seats;
        if (shares.length < room) {
            shares = new double[2 * room];
            squares = new double[2 * room];
            points = new double[2 * room];
            visits = new int[2 * room];
            late = new double[2 * room];
            early = new double[2 * room];
        }
        Arrays.fill(shares, 0, room, 0);
        Arrays.fill(squares, 0, room, 0);
        Arrays.fill(points, 0, room, 0);
        Arrays.fill(visits, 0, steps, 0);
    }

    void add(int step, Rollout<?> result) {
        visits[step]++;
        for (int seat = 0; seat < seats; seat++) {
            int at = step * seats + seat;
            double share = result.share(seat);
            shares[at] += share;
            squares[at] += share * share;
            points[at] += result.points(seat);
            if (Integer.bitCount(visits[step]) == 1) {
                early[at] = late[at];
                late[at] = shares[at];
            }
        }
    }

    /// Summarizes the step with this index.
    StepAnalysis.Candidate candidate(int index, int step, List<Integer> line) {
        double n = Math.max(1, visits[index]);
        double[] means = new double[seats];
        double[] errors = new double[seats];
        double[] scores = new double[seats];
        for (int each = 0; each < seats; each++) {
            means[each] = shares[index * seats + each] / n;
            scores[each] = points[index * seats + each] / n;
            errors[each] =
                    visits[index] < 2
                            ? 1
                            : Math.min(1, samplingError(index, each) + drift(index, each));
        }
        return new StepAnalysis.Candidate(
                step,
                visits[index],
                StepAnalysis.list(means),
                StepAnalysis.list(errors),
                StepAnalysis.list(scores),
                line);
    }

    /// The error of the mean if visits were independent trials. One win and one loss are added,
    /// after Agresti and Coull, because a few equal results prove little.
    private double samplingError(int index, int seat) {
        double n = visits[index] + 2;
        int at = index * seats + seat;
        double mean = (shares[at] + 1) / n;
        return CONFIDENCE * Math.sqrt(((squares[at] + 1) / n - mean * mean) / (n - 1));
    }

    /// Visits are not independent trials, because the search below a step improves. This measures
    /// by how much the later visits differ from the earlier ones.
    private double drift(int index, int seat) {
        int at = index * seats + seat;
        double first = Integer.highestOneBit(visits[index]) / 2.0;
        return Math.abs((shares[at] - early[at]) / (visits[index] - first) - early[at] / first);
    }
}
