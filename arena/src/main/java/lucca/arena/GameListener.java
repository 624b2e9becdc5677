package lucca.arena;

import lucca.engine.MoveList;
import lucca.engine.State;

/// Sees a game as it is played.
interface GameListener<S extends State<S>> {
    /// A seat is to decide between these steps in this state, both only to be read.
    default void onDecision(S state, int seat, MoveList choices) {}

    /// A step is played, of a seat or of chance.
    default void onStep(int code) {}

    /// Looks away.
    static <S extends State<S>> GameListener<S> none() {
        return new GameListener<>() {};
    }
}
