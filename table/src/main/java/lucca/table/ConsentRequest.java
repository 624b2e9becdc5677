package lucca.table;

/// What all persons at the table must agree to.
public sealed interface ConsentRequest {
    /// To go back to where so many steps of the game had been made.
    record Undo(int keep) implements ConsentRequest {}

    /// To stop all clocks.
    record Pause() implements ConsentRequest {}
}
