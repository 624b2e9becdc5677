package lucca.table;

/// What becomes of a seat whose time is over, or whose person has left.
public sealed interface AbsencePolicy {
    /// A bot plays on, until the person comes back.
    record Substitute(String bot) implements AbsencePolicy {}

    /// The seat has lost.
    record Loss() implements AbsencePolicy {}
}
