package lucca.arena;

import lucca.engine.MoveList;
import lucca.engine.State;

/// Listens to a game as it is played.
interface GameListener<S extends State<S>> {
    /// Called when a seat is to decide between these steps. State and steps must not be changed.
    default void onDecision(S state, int seat, MoveList choices) {}

    /// Called when a step of a seat or a chance outcome is played.
    default void onStep(int code) {}

    /// A listener that does nothing.
    static <S extends State<S>> GameListener<S> none() {
        return new GameListener<>() {};
    }
}
