package lucca.arena;

/// How two sides share what they win, estimated from deals. All games of a deal have the same luck
/// and are no independent witnesses, so a deal is the unit: the share is the ratio of what was won
/// in all deals, and its error comes from how the deals differ.
///
/// For the interval, one deal won wholly by each side is added to those that were played. So it has
/// a width even if all deals were alike, and it stays right near 0 and 1.
public final class WinShareEstimator {
    private static final int ADDED = 2;

    private final double mostOne;
    private final double mostOther;
    private long deals;
    private double one;
    private double other;
    private double oneSquared;
    private double otherSquared;
    private double product;

    /// @param mostOne the most that the one can win in a deal
    /// @param mostOther the most that the other can win
    public WinShareEstimator(double mostOne, double mostOther) {
        this.mostOne = mostOne;
        this.mostOther = mostOther;
    }

    /// A share of a whole: the other side has the rest of 1.
    public static WinShareEstimator ofWhole() {
        return new WinShareEstimator(1, 1);
    }

    /// Counts a deal of a whole.
    public void add(double won) {
        add(won, 1 - won);
    }

    /// Counts a deal.
    public void add(double won, double wonByOther) {
        deals++;
        one += won;
        other += wonByOther;
        oneSquared += won * won;
        otherSquared += wonByOther * wonByOther;
        product += won * wonByOther;
    }

    public long deals() {
        return deals;
    }

    /// The share of the one, from 0 to 1; a half if neither has won anything.
    public double share() {
        return one + other == 0 ? 0.5 : one / (one + other);
    }

    /// The interval of the share, inside 0 and 1.
    public ConfidenceInterval interval() {
        double centre = (one + mostOne) / (one + mostOne + other + mostOther);
        double reach =
                StudentTDistribution.quantile(deals + ADDED - 1) * Math.sqrt(variance(centre));
        return new ConfidenceInterval(Math.max(0, centre - reach), Math.min(1, centre + reach));
    }

    /// Of a ratio of sums, with the added deals: the residual of a deal is what the one won more
    /// than its share of what both won.
    private double variance(double centre) {
        double aa = oneSquared + mostOne * mostOne;
        double bb = otherSquared + mostOther * mostOther;
        double residuals =
                aa - 2 * centre * (aa + product) + centre * centre * (aa + 2 * product + bb);
        double n = deals + ADDED;
        double whole = (one + mostOne + other + mostOther) / n;
        return Math.max(0, residuals) / (n * (n - 1)) / (whole * whole);
    }
}
