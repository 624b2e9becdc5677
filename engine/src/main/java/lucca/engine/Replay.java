package lucca.engine;

/// What came of replaying a record.
public sealed interface Replay {
    /// Every event was legal, and results that the record claims are right.
    record Valid(Match<?, ?> match) implements Replay {}

    /// The event of this index (0-based) is refused; with rule `result` the index is the number of
    /// events.
    record Invalid(int event, Refusal refusal) implements Replay {}
}
