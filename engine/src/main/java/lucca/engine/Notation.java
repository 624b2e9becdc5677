package lucca.engine;

/// The words for the moves of a game: a short text for people, and the JSON fields of the record
/// contract.
public interface Notation<M extends Move> {
    /// Also of a move that [Game#redacted] has left something out of; nobody reads that back.
    String text(M move);

    /// Reads what [#text] wrote, and sloppier forms of it that mean the same.
    /// @throws RefusedException with a rule number, for a name that the game does not have, or with
    /// `format`
    M parse(String text);

    /// The fields of the event, `type` first, without the seat; also of a move that [Game#redacted]
    /// has left something out of.
    Json.Obj json(M move);

    /// The move in an event whose fields fit their shape.
    /// @throws RefusedException with a rule number, for a name that the game does not have, or with
    /// `format`
    M parse(EventFields eventFields);

    /// The kinds of events of this game.
    EventSchema schema();
}
