package lucca.arena;

/// Estimates how two sides share the wins. All games of a deal have the same chance outcomes and
/// are not independent, so the deal is the unit. The share is the ratio of the sums over all deals,
/// and its error comes from the variance between deals.
///
/// For the interval, one deal won entirely by each side is added. So the interval has a width even
/// if all deals were alike, and it is reliable near 0 and 1.
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

    /// @param mostOne the most that the first side can win in a deal
    /// @param mostOther the most that the other side can win
    public WinShareEstimator(double mostOne, double mostOther) {
        this.mostOne = mostOne;
        this.mostOther = mostOther;
    }

    /// Estimates a share of a whole: the other side has the rest of 1.
    public static WinShareEstimator ofWhole() {
        return new WinShareEstimator(1, 1);
    }

    /// Counts a deal of a whole.
    public void add(double won) {
        add(won, 1 - won);
    }

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

    /// The share of the first side, from 0 to 1; a half if neither side has won anything.
    public double share() {
        return one + other == 0 ? 0.5 : one / (one + other);
    }

    /// The confidence interval of the share, within 0 and 1.
    public ConfidenceInterval interval() {
        double centre = (one + mostOne) / (one + mostOne + other + mostOther);
        double reach =
                StudentTDistribution.quantile(deals + ADDED - 1) * Math.sqrt(variance(centre));
        return new ConfidenceInterval(Math.max(0, centre - reach), Math.min(1, centre + reach));
    }

    /// The variance of a ratio of sums, with the added deals. The residual of a deal is what the
    /// first side won beyond its share of the total.
    private double variance(double centre) {
        double aa = oneSquared + mostOne * mostOne;
        double bb = otherSquared + mostOther * mostOther;
        double residuals =
                aa - 2 * centre * (aa + product) + centre * centre * (aa + 2 * product + bb);
        double n = deals + ADDED;
        double total = (one + mostOne + other + mostOther) / n;
        return Math.max(0, residuals) / (n * (n - 1)) / (total * total);
    }
}
