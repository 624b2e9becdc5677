package lucca.engine;

/// What came of replaying a record.
public sealed interface ReplayResult {
    /// Every event was legal, and results that the record claims are right.
    record Valid(Match<?, ?> match) implements ReplayResult {}

    /// The event of this index (0-based) is refused; with rule `result` the index is the number of
    /// events.
    record Invalid(int event, Refusal refusal) implements ReplayResult {}
}
