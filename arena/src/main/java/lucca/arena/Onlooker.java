package lucca.arena;

import lucca.engine.MoveList;
import lucca.engine.State;

/// Sees a game as it is played.
@FunctionalInterface
public interface Onlooker<S extends State<S>> {
    /// A seat is to decide between these steps in this state, both only to be read.
    void decision(S state, int seat, MoveList choices);

    /// Looks away.
    static <S extends State<S>> Onlooker<S> none() {
        return (state, seat, choices) -> {};
    }
}
