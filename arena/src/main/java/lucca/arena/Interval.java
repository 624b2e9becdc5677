package lucca.arena;

/// Between which numbers the truth lies, with a confidence of 95 %.
public record Interval(double low, double high) {
    /// This interval in another unit.
    Interval times(double factor) {
        return new Interval(low * factor, high * factor);
    }
}
