package lucca.engine;

/// The result of replaying a record.
public sealed interface ReplayResult {
    /// Every event is legal, and the claimed results are correct.
    record Valid(Match<?, ?> match) implements ReplayResult {}

    /// The event with this index is refused; with rule `result` the index is the number of events.
    record Invalid(int event, Refusal refusal) implements ReplayResult {}
}
