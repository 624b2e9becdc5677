package lucca.server.table;

import lucca.arena.Advice;
import lucca.engine.Move;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.server.limit.TooMuchException;
import lucca.table.Question;

/// Thinks about a decision for who has to make it.
public interface Adviser {
    /// The best few moves.
    /// @param who asks for them
    /// @throws TooMuchException if there is nobody who has the time
    <S extends State<S>, M extends Move> Advice<M> advise(Question<S, M> question, Requester who);
}
