package lucca.server;

import lucca.arena.Advice;
import lucca.arena.Pace;
import lucca.bots.Bots;
import lucca.bots.Insight;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.server.table.Adviser;
import lucca.table.Question;

/// Gives the same advice to whoever knows the same, on any machine at any time.
final class SteadyAdviser implements Adviser {
    private static final Pace PACE = new Pace.Iterations(30);
    private static final int OPTIONS = 5;

    @Override
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Question<S, M> question, Requester who) {
        Match<S, M> match = question.match();
        Insight insight =
                Bots.adviser(match.game())
                        .think(
                                new SeatView<>(match.state(), question.seat()),
                                PACE.begin(),
                                new Rng(1));
        return Advice.of(match, insight, OPTIONS);
    }
}
