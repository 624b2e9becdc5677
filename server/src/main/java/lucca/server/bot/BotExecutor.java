package lucca.server.bot;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lucca.arena.ThinkingLimit;
import lucca.bots.Bot;
import lucca.bots.BotKind;
import lucca.bots.SearchBudget;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.LimitExceededException;
import lucca.server.limit.Requester;
import lucca.server.metrics.ServerMetrics;
import lucca.table.BotDecision;
import lucca.table.Command;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Lets bots think, a few at a time. A bot for which a person waits comes before those that play
/// alone, which give way to it at once; no bot keeps others of its kind waiting for long. Of those
/// that wait only so many are queued; the tables of all have noted that they are due.
@Component
final class BotExecutor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(5);

    /// With more than that waiting, bots of other nodes are left to others.
    private static final int BUSY_QUEUE_LENGTH = 64;

    /// How many milliseconds a bot has at least, if the table wants as many.
    private static final long MIN_THINKING_MILLIS = 50;

    /// After how many seconds there is likely to be room again.
    private static final long RETRY_AFTER_SECONDS = 10;

    /// How many nanoseconds a bot may think on a turn while others wait.
    private static final long FAIR_SHARE = TimeUnit.SECONDS.toNanos(1);

    private final BotQueue queue = new BotQueue();
    private final List<Thread> threads = new ArrayList<>();

    /// What is thought about at each table, or waits for it.
    private final Map<String, PendingTurn> turns = new ConcurrentHashMap<>();
    private final Set<PendingTurn> running = ConcurrentHashMap.newKeySet();

    /// A decision that some bot has to make.
    /// @param personWaiting whether a person waits for it
    private record PendingTurn(String table, int seat, long version, boolean personWaiting) {}

    @Autowired
    BotExecutor() {
        this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    BotExecutor(int size) {
        for (int i = 0; i < size; i++) {
            threads.add(Thread.ofPlatform().daemon().name("bot-" + i).start(this::work));
        }
    }

    private void work() {
        for (Runnable task = queue.take(); task != null; task = queue.take()) {
            try {
                task.run();
            } catch (RuntimeException | Error e) {
                LOG.error("A bot has failed", e);
            }
            Thread.interrupted(); // a hint that nobody waits for any more
        }
    }

    /// Whose table it is at which a bot has to decide.
    /// @param personWaiting whether a person plays there, who waits for the bot
    record TableOwner(Requester requester, boolean personWaiting) {}

    /// Thinks about a turn as soon as a thread is free, then says what the bot does. Talk at the
    /// table is no reason to think about the same turn twice; if a person has come or gone, it is
    /// queued anew where it belongs.
    void submit(
            String table,
            BotDecision<?, ?> turn,
            TableOwner tableOwner,
            Consumer<Command> decided) {
        PendingTurn next =
                new PendingTurn(table, turn.seat(), turn.version(), tableOwner.personWaiting());
        if (next.equals(turns.put(table, next))) {
            return;
        }
        long begun = System.nanoTime();
        Runnable task = () -> think(next, turn, tableOwner.personWaiting(), begun, decided);
        if (!queue.offer(tableOwner.requester(), tableOwner.personWaiting(), task)) {
            turns.remove(table, next);
            LOG.debug("The bot queue is full; the bot at table {} waits for the next check", table);
        }
    }

    /// Thinks about something for a person as soon as a thread is free.
    /// @throws TooMuchException if too many wait already
    <T> Future<T> submit(Requester who, Callable<T> thought) {
        FutureTask<T> task = new FutureTask<>(thought);
        if (!queue.offer(who, true, task)) {
            throw LimitExceededException.retryAfter(RETRY_AFTER_SECONDS);
        }
        return task;
    }

    /// There is nothing to think about at a table, as far as this node knows.
    void discard(String table) {
        turns.remove(table);
    }

    private void think(
            PendingTurn next,
            BotDecision<?, ?> turn,
            boolean present,
            long begun,
            Consumer<Command> decided) {
        if (!next.equals(turns.get(next.table()))) {
            return;
        }
        running.add(next);
        try {
            long start = System.nanoTime();
            Command command =
                    decide(turn, new TimeShare(thinkingTime(turn, begun), present, start));
            ServerMetrics.recordBotTurn(
                    turn.game().kind().name(), turn.bot(), System.nanoTime() - start);
            if (!Thread.currentThread().isInterrupted()) {
                decided.accept(command);
            }
        } finally {
            running.remove(next);
            turns.remove(next.table(), next);
        }
    }

    /// Who has waited for a thread thinks the shorter: the more bots are due, the less each of them
    /// keeps people waiting.
    private static Duration thinkingTime(BotDecision<?, ?> turn, long begun) {
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
        long least = Math.min(turn.thinkingMillis(), MIN_THINKING_MILLIS);
        return Duration.ofMillis(Math.max(turn.thinkingMillis() - waited, least));
    }

    /// How much of the time a turn gets.
    /// @param personWaiting whether a person waits for it
    /// @param start when it began, in nanoseconds
    private record TimeShare(Duration thinkingTime, boolean personWaiting, long start) {}

    /// A bot that fails moves by lot.
    private <S extends State<S>, M extends Move> Command decide(
            BotDecision<S, M> turn, TimeShare timeShare) {
        try {
            return play(turn, BotKind.named(turn.bot()), timeShare);
        } catch (RuntimeException | Error e) {
            LOG.error(
                    "Bot {} of {} has failed; playing a random move",
                    turn.bot(),
                    turn.game().kind().name(),
                    e);
            return play(turn, BotKind.RANDOM, timeShare);
        }
    }

    private <S extends State<S>, M extends Move> Command play(
            BotDecision<S, M> turn, BotKind kind, TimeShare timeShare) {
        Bot<S> bot = kind.create(turn.game());
        ThinkingLimit thinkingLimit = new ThinkingLimit.WallClock(timeShare.thinkingTime());
        Rng random = new Rng(ThreadLocalRandom.current().nextLong());
        return turn.play(
                (state, seat) ->
                        bot.choose(
                                new SeatView<>(state, seat),
                                fairBudget(thinkingLimit.startBudget(), timeShare),
                                random));
    }

    private SearchBudget fairBudget(SearchBudget whole, TimeShare timeShare) {
        return done -> mustYield(timeShare) ? 1 : whole.fractionSpent(done);
    }

    /// Whether a bot has thought long enough, seeing who else waits.
    private boolean mustYield(TimeShare timeShare) {
        int urgent = queue.urgentSize();
        if (!timeShare.personWaiting() && urgent > 0) {
            return true;
        }
        int others = timeShare.personWaiting() ? urgent : queue.size();
        return others > 0 && System.nanoTime() - timeShare.start() > FAIR_SHARE;
    }

    /// Whether so many wait that no more should be asked for.
    /// @param alone whether that would be for bots that play alone, who come last
    boolean isBusy(boolean alone) {
        return (alone ? queue.size() : queue.urgentSize()) > BUSY_QUEUE_LENGTH;
    }

    /// The tables whose bots think at this moment.
    List<String> running() {
        return running.stream().map(PendingTurn::table).toList();
    }

    /// The tables whose bots think or wait.
    List<String> pending() {
        return List.copyOf(turns.keySet());
    }

    /// Interrupts those who think; their tables have noted that a bot is due.
    @Override
    public void close() {
        queue.close();
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join(SHUTDOWN_TIMEOUT);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
