package lucca.arena;

/// A sequential probability ratio test between two hypotheses on the mean share of a bot in a deal.
/// It may be consulted after every deal, and its error rate is at most about 5 % either way.
///
/// Likelihoods are those of a normal distribution with the variance of the deals so far. As in
/// [WinShareEstimator], one lost and one won deal are added.
public final class Sprt {
    /// The log-likelihood ratio that is needed for a decision: ln(0.95 / 0.05).
    public static final double BOUND = Math.log(0.95 / 0.05);

    /// The result of the test.
    public enum Verdict {
        /// The lower share is accepted.
        LOWER,
        /// The higher share is accepted.
        HIGHER,
        /// Not decided yet.
        OPEN
    }

    private final double lower;
    private final double higher;
    private long deals;
    private double sum;
    private double squares;

    /// @param lower the share of the first hypothesis
    /// @param higher the share of the second hypothesis
    public Sprt(double lower, double higher) {
        if (!(0 <= lower && lower < higher && higher <= 1)) {
            throw new IllegalArgumentException(lower + ", " + higher);
        }
        this.lower = lower;
        this.higher = higher;
    }

    public double lower() {
        return lower;
    }

    public double higher() {
        return higher;
    }

    /// Counts a deal in which the bot had this share of the wins.
    public void add(double share) {
        deals++;
        sum += share;
        squares += share * share;
    }

    /// The log-likelihood ratio of the higher share to the lower one.
    public double llr() {
        double n = deals + 2.0;
        double mean = (sum + 1) / n;
        double variance = (squares + 1 - n * mean * mean) / (n - 1);
        return (higher - lower) * (2 * sum - deals * (lower + higher)) / (2 * variance);
    }

    public Verdict verdict() {
        double llr = llr();
        return llr >= BOUND ? Verdict.HIGHER : llr <= -BOUND ? Verdict.LOWER : Verdict.OPEN;
    }
}
