package lucca.engine;

import org.jspecify.annotations.Nullable;

/// Converts between the typed moves of a game and the steps of its [State]. Each move has exactly
/// one sequence of steps in a given state.
public interface MoveCodec<S extends State<S>, M extends Move> {
    /// Adds the steps of `move` to `steps`. An illegal move contains an illegal step; a number
    /// without a code is −1.
    void encode(S state, int seat, M move, MoveList steps);

    /// The move composed of legal `steps` from `state`; `null` if it is not complete yet.
    @Nullable M decode(S state, MoveList steps);
}
