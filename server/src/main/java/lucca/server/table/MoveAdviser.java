package lucca.server.table;

import lucca.arena.MoveAnalysis;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.table.HintPosition;

/// Analyses a position and recommends moves.
public interface MoveAdviser {
    /// The best moves.
    /// @param who the requester
    /// @throws LimitExceededException if no bot is available in time
    <S extends State<S>, M extends Move> MoveAnalysis<M> advise(
            HintPosition<S, M> hintPosition, Requester who);
}
