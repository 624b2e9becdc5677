package lucca.engine;

import java.util.List;

/// Describes moves, positions and endings in sentences, so that a game can be followed without a
/// board.
public interface Describer<S extends State<S>, M extends Move> {
    /// Describes a decision in a few words, without its seat, or a chance outcome in a sentence.
    /// @param move as a viewer may know it, possibly redacted
    /// @param before the position before the move, read-only; the description must not reveal
    ///     hidden parts of it
    Message move(M move, S before);

    /// The reason for the end of a game and what decided it, as a sentence without a full stop.
    Message ending(S over);

    /// Describes the visible pieces and places, each target once. It uses only the observation, so
    /// it cannot reveal more.
    /// @param observation of a state of this game
    List<Label> labels(Observation observation);

    /// The names of pieces and the texts of cards that can occur in a game with this setup, each
    /// target once. They never change, so that clients need no copy of them.
    default List<Label> texts() {
        return List.of();
    }

    /// Whether a message only says that the game ends, which [#ending] describes better.
    static boolean isEnd(Message message) {
        return message.key().startsWith("end.");
    }
}
