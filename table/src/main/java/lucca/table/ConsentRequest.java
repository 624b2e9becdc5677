package lucca.table;

/// A request that needs the consent of all persons at the table.
public sealed interface ConsentRequest {
    /// Take back all but the first steps of the game.
    record Undo(int keep) implements ConsentRequest {}

    /// Pause the game and stop all clocks.
    record Pause() implements ConsentRequest {}
}
