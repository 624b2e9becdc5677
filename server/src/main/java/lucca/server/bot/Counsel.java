package lucca.server.bot;

import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
import lucca.server.limit.TooMuchException;
import lucca.server.table.Adviser;
import lucca.table.Question;
import org.springframework.stereotype.Component;

/// The strongest bot, as somebody to ask. It waits for its turn to think as all bots do.
@Component
final class Counsel implements Adviser {
    private static final Pace PACE = new Pace.Time(Duration.ofSeconds(1));
    private static final int OPTIONS = 5;

    /// How many seconds who asks will wait.
    private static final int PATIENCE = 10;

    private final Thinking thinking;

    Counsel(Thinking thinking) {
        this.thinking = thinking;
    }

    @Override
    public <S extends State<S>, M extends Move> Advice<M> advise(
            Question<S, M> question, Requester who) {
        Future<Advice<M>> thought = thinking.begin(who, () -> think(question));
        try {
            return thought.get(PATIENCE, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            throw TooMuchException.until(PATIENCE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw TooMuchException.until(PATIENCE);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            thought.cancel(true);
        }
    }

    private static <S extends State<S>, M extends Move> Advice<M> think(Question<S, M> question) {
        Match<S, M> match = question.match();
        Insight insight =
                Bots.adviser(match.game())
                        .think(
                                new SeatView<>(match.state(), question.seat()),
                                PACE.begin(),
                                new Rng(ThreadLocalRandom.current().nextLong()));
        return Advice.of(match, insight, OPTIONS);
    }
}
