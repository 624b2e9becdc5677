package lucca.bots;

/// A weight that falls with the fourth power of the distance from the best.
final class QuarticDecay {
    private QuarticDecay() {}

    /// 1 at distance 0, 1/16 at distance 1.
    static double weight(double distance) {
        double square = (1 + distance) * (1 + distance);
        return 1 / (square * square);
    }
}
