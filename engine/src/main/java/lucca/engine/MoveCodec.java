package lucca.engine;

import org.jspecify.annotations.Nullable;

/// Translates between the typed moves of a game and the steps of its [State]. Each move has exactly
/// one sequence of steps in a given state.
public interface MoveCodec<S extends State<S>, M extends Move> {
    /// Adds to `steps` what makes up `move`. The move may be illegal: then so is one of the steps;
    /// a number that fits no code is −1.
    void encode(S state, int seat, M move, MoveList steps);

    /// The move that `steps`, each legal, make up when played from `state`, or `null` if it is not
    /// yet complete.
    @Nullable M decode(S state, MoveList steps);
}
