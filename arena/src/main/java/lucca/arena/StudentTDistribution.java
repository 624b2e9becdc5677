package lucca.arena;

/// Student's t-distribution: the half-width of a confidence interval in standard errors, if the
/// standard error is itself an estimate.
final class StudentTDistribution {
    /// The same for the normal distribution: 95 % lie between −z and z.
    static final double NORMAL = 1.959963984540054;

    private StudentTDistribution() {}

    /// The two-sided 95 % quantile for at least 2 degrees of freedom. The Cornish-Fisher expansion
    /// is accurate to 1 % for 2 and to 0.1 % from 4 on.
    static double quantile(long freedom) {
        double z = NORMAL;
        double s = z * z;
        double v = freedom;
        return z
                + z * (s + 1) / (4 * v)
                + z * ((5 * s + 16) * s + 3) / (96 * v * v)
                + z * (((3 * s + 19) * s + 17) * s - 15) / (384 * v * v * v)
                + z
                        * ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945)
                        / (92160 * v * v * v * v);
    }
}
