package lucca.arena;

import lucca.engine.MoveList;
import lucca.engine.State;

/// Sees a game as it is played.
interface Onlooker<S extends State<S>> {
    /// A seat is to decide between these steps in this state, both only to be read.
    default void decision(S state, int seat, MoveList choices) {}

    /// A step is played, of a seat or of chance.
    default void step(int code) {}

    /// Looks away.
    static <S extends State<S>> Onlooker<S> none() {
        return new Onlooker<>() {};
    }
}
