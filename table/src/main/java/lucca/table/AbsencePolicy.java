package lucca.table;

/// Decides what happens to a seat when its time runs out or its person leaves.
public sealed interface AbsencePolicy {
    /// A bot plays until the person returns.
    record Substitute(String bot) implements AbsencePolicy {}

    /// The seat loses.
    record Loss() implements AbsencePolicy {}
}
