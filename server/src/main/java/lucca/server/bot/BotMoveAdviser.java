package lucca.server.bot;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import lucca.arena.MoveAnalysis;
import lucca.arena.ThinkingLimit;
import lucca.bots.BotKind;
import lucca.bots.StepAnalysis;
import lucca.engine.Match;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.Requester;
import lucca.server.table.MoveAdviser;
import lucca.table.HintPosition;
import org.springframework.stereotype.Component;

/// Analyses moves with the strongest bot. Its work is queued like that of all other bots.
@Component
final class BotMoveAdviser implements MoveAdviser {
    private static final ThinkingLimit THINKING_LIMIT =
            new ThinkingLimit.WallClock(Duration.ofSeconds(1));
    private static final int MAX_MOVES = 5;

    /// How many seconds a request waits at most.
    private static final int TIMEOUT_SECONDS = 10;

    private final BotExecutor bots;

    BotMoveAdviser(BotExecutor botExecutor) {
        this.bots = botExecutor;
    }

    @Override
    public <S extends State<S>, M extends Move> MoveAnalysis<M> advise(
            HintPosition<S, M> hintPosition, Requester who) {
        Future<MoveAnalysis<M>> thought = bots.submit(who, () -> think(hintPosition));
        try {
            return thought.get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw LimitExceededException.retryAfter(TIMEOUT_SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw LimitExceededException.retryAfter(TIMEOUT_SECONDS);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            thought.cancel(true);
        }
    }

    private static <S extends State<S>, M extends Move> MoveAnalysis<M> think(
            HintPosition<S, M> hintPosition) {
        Match<S, M> match = hintPosition.match();
        StepAnalysis analysis =
                BotKind.createAdviser(match.game())
                        .analyse(
                                new SeatView<>(match.state(), hintPosition.seat()),
                                THINKING_LIMIT.startBudget(),
                                new Rng(ThreadLocalRandom.current().nextLong()));
        return MoveAnalysis.of(match, analysis, MAX_MOVES);
    }
}
