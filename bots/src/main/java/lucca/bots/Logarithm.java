package lucca.bots;

/// The natural logarithm in plain arithmetic, so that it is the same on every machine: `Math.log`
/// may differ from the browser's in the last digit.
final class Logarithm {
    private static final double LN_2 = 0.6931471805599453;

    private Logarithm() {}

    /// The logarithm of an integer of at least 1.
    static double of(int number) {
        int power = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(number);
        double rest = (double) number / (1 << power); // from 1 to 2
        double t = (rest - 1) / (rest + 1);
        double square = t * t;
        // The series of the inverse hyperbolic tangent; t is at most 1/3, so the remainder is below
        // 1e-8.
        double series = 0;
        for (int odd = 15; odd > 0; odd -= 2) {
            series = series * square + 1.0 / odd;
        }
        return power * LN_2 + 2 * t * series;
    }
}
