package lucca.bots;

import java.util.Arrays;
import java.util.List;

/// What came of each step at the root, for every seat.
final class RootStatistics {
    /// Nineteen of twenty values of a normal distribution are within so many deviations.
    private static final double CONFIDENCE = 1.96;

    private final int seats;
    private double[] shares = new double[64];
    private double[] squares = new double[64];
    private double[] points = new double[64];
    private int[] visits = new int[64];

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
        }
    }

    /// The step with this index, as an option for a seat.
    Insight.Option option(int index, int step, int seat, List<Integer> line) {
        double n = Math.max(1, visits[index]);
        double[] means = new double[seats];
        double[] scores = new double[seats];
        for (int each = 0; each < seats; each++) {
            means[each] = shares[index * seats + each] / n;
            scores[each] = points[index * seats + each] / n;
        }
        double spread = squares[index * seats + seat] / n - means[seat] * means[seat];
        double error =
                visits[index] < 2 ? 1 : CONFIDENCE * Math.sqrt(Math.max(0, spread) / (n - 1));
        return new Insight.Option(
                step, visits[index], Insight.list(means), error, Insight.list(scores), line);
    }
}
