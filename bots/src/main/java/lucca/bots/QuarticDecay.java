package lucca.bots;

/// How a weight falls with the distance from the best: by the fourth power.
final class QuarticDecay {
    private QuarticDecay() {}

    /// 1 at the distance 0, a sixteenth at 1.
    static double weight(double distance) {
        double square = (1 + distance) * (1 + distance);
        return 1 / (square * square);
    }
}
