package lucca.engine;

/// The notation of the moves of a game: a short text, and the JSON fields of records.
public interface Notation<M extends Move> {
    /// Writes a move. [Game#redacted] moves are written too, but cannot be parsed.
    String text(M move);

    /// Parses the output of [#text] and looser forms with the same meaning.
    /// @throws RefusedException with a rule number if the game does not have a name, or with
    ///     `format`
    M parse(String text);

    /// The fields of the event, `type` first, without the seat. [Game#redacted] moves are written
    /// too.
    Json.Obj json(M move);

    /// The move of an event whose fields match their shape.
    /// @throws RefusedException with a rule number if the game does not have a name, or with
    ///     `format`
    M parse(EventFields eventFields);

    /// The event types of this game.
    EventSchema schema();
}
