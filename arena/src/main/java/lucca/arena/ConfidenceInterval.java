package lucca.arena;

/// Between which numbers the truth lies, with a confidence of 95 %.
public record ConfidenceInterval(double low, double high) {
    /// This interval in another unit.
    ConfidenceInterval times(double factor) {
        return new ConfidenceInterval(low * factor, high * factor);
    }
}
