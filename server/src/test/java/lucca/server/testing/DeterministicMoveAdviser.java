package lucca.server.testing;

import lucca.arena.MoveAnalysis;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.bots.StepAnalysis;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.server.table.MoveAdviser;
import lucca.table.HintPosition;

/// Gives the same advice for the same observation, on any machine at any time.
public final class DeterministicMoveAdviser implements MoveAdviser {
    private static final ThinkingLimit LIMIT = new ThinkingLimit.Iterations(30);
    private static final int OPTIONS = 5;

    @Override
    public <S extends State<S>, M extends Move> MoveAnalysis<M> advise(
            HintPosition<S, M> hintPosition, Requester requester) {
        Match<S, M> match = hintPosition.match();
        StepAnalysis analysis =
                BotKind.createAdviser(match.game())
                        .analyse(
                                new SeatView<>(match.state(), hintPosition.seat()),
                                LIMIT.startBudget(),
                                new Rng(1));
        return MoveAnalysis.of(match, analysis, OPTIONS);
    }
}
