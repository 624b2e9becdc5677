package lucca.server.table;

import lucca.arena.MoveAnalysis;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.table.HintPosition;

/// Thinks about a decision for who has to make it.
public interface MoveAdviser {
    /// The best few moves.
    /// @param who asks for them
    /// @throws TooMuchException if there is nobody who has the time
    <S extends State<S>, M extends Move> MoveAnalysis<M> advise(
            HintPosition<S, M> hintPosition, Requester who);
}
