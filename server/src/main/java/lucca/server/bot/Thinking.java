package lucca.server.bot;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lucca.arena.Pace;
import lucca.bots.Bot;
import lucca.bots.Bots;
import lucca.bots.Budget;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.TooMuchException;
import lucca.server.meter.Meters;
import lucca.table.BotTurn;
import lucca.table.Command;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;

/// Lets bots think, a few at a time, so that people never wait for them, and none of them for long
/// while others wait. Of those that wait only so
/// many are kept at hand; the tables of all have noted that they are due.
@Component
final class Thinking implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private static final int LONGEST_END = 5;
    private static final int LONGEST_QUEUE = 1000;

    /// With more than that waiting, bots of other nodes are left to others.
    private static final int BUSY = 64;

    /// How many milliseconds a bot has at least, if the table wants as many.
    private static final long LEAST_THOUGHT = 50;

    /// After how many seconds there is likely to be room again.
    private static final long SECONDS = 10;

    /// How many nanoseconds a bot may go on thinking while others wait.
    private static final long FAIR_SHARE = TimeUnit.SECONDS.toNanos(1);

    private final ThreadPoolExecutor threads = pool();

    /// What is thought about at each table, or waits for it.
    private final Map<String, Turn> turns = new ConcurrentHashMap<>();
    private final Set<Turn> now = ConcurrentHashMap.newKeySet();

    /// A decision that some bot has to make.
    private record Turn(String table, int seat, long version) {}

    private static ThreadPoolExecutor pool() {
        int size = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        return new ThreadPoolExecutor(
                size,
                size,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(LONGEST_QUEUE),
                Thread.ofPlatform().daemon().name("bot-", 0).factory());
    }

    /// Thinks about a turn as soon as a thread is free, then says what the bot does. Talk at the
    /// table is no reason to think about the same turn twice.
    void begin(String table, BotTurn<?, ?> turn, Consumer<Command> decided) {
        Turn next = new Turn(table, turn.seat(), turn.version());
        if (next.equals(turns.put(table, next))) {
            return;
        }
        long begun = System.nanoTime();
        try {
            threads.execute(() -> think(next, turn, begun, decided));
        } catch (RejectedExecutionException e) {
            turns.remove(table, next);
            LOG.debug("the bot at table {} has to wait until it is found due", table);
        }
    }

    /// Thinks about something else as soon as a thread is free.
    /// @throws TooMuchException if too many wait already
    <T> Future<T> begin(Callable<T> thought) {
        if (isBusy()) {
            throw TooMuchException.until(SECONDS);
        }
        try {
            return threads.submit(thought);
        } catch (RejectedExecutionException e) { // full, or closing
            throw TooMuchException.until(SECONDS);
        }
    }

    /// There is nothing to think about at a table, as far as this node knows.
    void forget(String table) {
        turns.remove(table);
    }

    private void think(Turn next, BotTurn<?, ?> turn, long begun, Consumer<Command> decided) {
        if (!next.equals(turns.get(next.table()))) {
            return;
        }
        now.add(next);
        try {
            long start = System.nanoTime();
            Command command = decide(turn, thought(turn, begun));
            Meters.thought(turn.game().kind().name(), turn.bot(), System.nanoTime() - start);
            if (!Thread.currentThread().isInterrupted()) {
                decided.accept(command);
            }
        } finally {
            now.remove(next);
            turns.remove(next.table(), next);
        }
    }

    /// Who has waited for a thread thinks the shorter: the more bots are due, the less each of them
    /// keeps people waiting.
    private static Duration thought(BotTurn<?, ?> turn, long begun) {
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        long least = Math.min(turn.thought(), LEAST_THOUGHT);
        return Duration.ofMillis(Math.max(turn.thought() - waited, least));
    }

    /// A bot that fails moves by lot.
    private <S extends State<S>, M extends Move> Command decide(
            BotTurn<S, M> turn, Duration thought) {
        try {
            return play(turn, Bots.named(turn.bot()), thought);
        } catch (RuntimeException | Error e) {
            LOG.error("{} of {} has failed", turn.bot(), turn.game().kind().name(), e);
            return play(turn, Bots.RANDOM, thought);
        }
    }

    private <S extends State<S>, M extends Move> Command play(
            BotTurn<S, M> turn, Bots kind, Duration thought) {
        Bot<S> bot = kind.make(turn.game());
        Pace pace = new Pace.Time(thought);
        Rng random = new Rng(ThreadLocalRandom.current().nextLong());
        return turn.play(
                (state, seat) ->
                        bot.choose(new SeatView<>(state, seat), fair(pace.begin()), random));
    }

    /// No table may keep the bots of all others waiting.
    private Budget fair(Budget whole) {
        long begun = System.nanoTime();
        return done ->
                System.nanoTime() - begun > FAIR_SHARE && !threads.getQueue().isEmpty()
                        ? 1
                        : whole.spent(done);
    }

    /// Whether so many wait that no more should be asked for.
    boolean isBusy() {
        return threads.getQueue().size() > BUSY;
    }

    /// The tables whose bots think at this moment.
    List<String> now() {
        return now.stream().map(Turn::table).toList();
    }

    /// The tables whose bots think or wait.
    List<String> all() {
        return List.copyOf(turns.keySet());
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
