package lucca.arena;

/// An interval that contains the true value with a confidence of 95 %.
public record ConfidenceInterval(double low, double high) {
    /// This interval in another unit.
    ConfidenceInterval times(double factor) {
        return new ConfidenceInterval(low * factor, high * factor);
    }
}
