package lucca.arena;

/// Student's distribution: how many standard errors around a mean are needed if their size is
/// itself only estimated.
final class StudentTDistribution {
    /// The same for the normal distribution: 95 % lie between −z and z.
    static final double NORMAL = 1.959963984540054;

    private StudentTDistribution() {}

    /// Between − this and this lie 95 % with so many degrees of freedom, at least 2; by the
    /// expansion of Cornish and Fisher, which is right to 1 % for 2 and to 0.1 % from 4 on.
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
