package lucca.server.bot;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lucca.arena.Pace;
import lucca.bots.Bot;
import lucca.bots.Bots;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.meter.Meters;
import lucca.table.BotTurn;
import lucca.table.Command;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/// Lets bots think, a few at a time, so that people never wait for them.
@Component
final class Thinking implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private static final int LONGEST_END = 5;

    private final ExecutorService threads =
            Executors.newFixedThreadPool(
                    Math.max(1, Runtime.getRuntime().availableProcessors() / 2),
                    Thread.ofPlatform().daemon().name("bot-", 0).factory());

    /// Thinks about a turn as soon as a thread is free, then says what the bot does.
    void begin(BotTurn<?, ?> turn, Consumer<Command> decided) {
        try {
            threads.execute(() -> think(turn, decided));
        } catch (RejectedExecutionException e) {
            LOG.debug("the server stops; the bot will move after its start");
        }
    }

    private static void think(BotTurn<?, ?> turn, Consumer<Command> decided) {
        long start = System.nanoTime();
        Command command = decide(turn);
        Meters.thought(turn.game().kind().name(), turn.bot(), System.nanoTime() - start);
        if (!Thread.currentThread().isInterrupted()) {
            decided.accept(command);
        }
    }

    /// A bot that fails moves by lot.
    private static <S extends State<S>, M extends Move> Command decide(BotTurn<S, M> turn) {
        try {
            return play(turn, Bots.named(turn.bot()));
        } catch (RuntimeException | Error e) {
            LOG.error("{} of {} has failed", turn.bot(), turn.game().kind().name(), e);
            return play(turn, Bots.RANDOM);
        }
    }

    private static <S extends State<S>, M extends Move> Command play(
            BotTurn<S, M> turn, Bots kind) {
        Bot<S> bot = kind.make(turn.game());
        Pace pace = new Pace.Time(Duration.ofMillis(turn.thought()));
        Rng random = new Rng(ThreadLocalRandom.current().nextLong());
        return turn.play(
                (state, seat) -> bot.choose(new SeatView<>(state, seat), pace.begin(), random));
    }

    /// Interrupts those who think; their tables have noted that a bot is due.
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            threads.awaitTermination(LONGEST_END, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
