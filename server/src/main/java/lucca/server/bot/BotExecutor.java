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
import lucca.table.Command;
import lucca.table.PendingBotDecision;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Runs bots on a small number of threads. Bots that a person waits for come before bots-only
/// games, which yield to them at once. Bots of equal priority share the threads fairly. The queue
/// is bounded; bots that do not fit are found later, because their tables store the deadline.
@Component
final class BotExecutor implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotExecutor.class);

    private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(5);

    /// With a longer queue, this node takes over no more bots from other nodes.
    private static final int BUSY_QUEUE_LENGTH = 64;

    /// The minimum thinking time in milliseconds, unless the table sets a shorter one.
    private static final long MIN_THINKING_MILLIS = 50;

    /// Seconds until there is likely to be room again.
    private static final long RETRY_AFTER_SECONDS = 10;

    /// The longest time in nanoseconds that a bot may think while others wait.
    private static final long FAIR_SHARE = TimeUnit.SECONDS.toNanos(1);

    private final BotQueue queue = new BotQueue();
    private final List<Thread> threads = new ArrayList<>();

    /// The running or queued turn of each table.
    private final Map<String, PendingTurn> turns = new ConcurrentHashMap<>();
    private final Set<PendingTurn> running = ConcurrentHashMap.newKeySet();

    /// A decision that a bot has to make.
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
            Thread.interrupted(); // clears the flag that a cancelled hint has set
        }
    }

    /// The person to whom bot time at a table is charged.
    /// @param personWaiting whether a person plays there and waits for the bot
    record BotClient(Requester requester, boolean personWaiting) {}

    /// Queues a turn; the bot's command is passed on once it is decided. A turn that is already
    /// pending is not queued again, for example after a chat message. If a person has joined or
    /// left, it is queued again with its new priority.
    void submit(
            String table,
            PendingBotDecision<?, ?> turn,
            BotClient client,
            Consumer<Command> decided) {
        PendingTurn next =
                new PendingTurn(table, turn.seat(), turn.version(), client.personWaiting());
        if (next.equals(turns.put(table, next))) {
            return;
        }
        long queuedAt = System.nanoTime();
        Runnable task = () -> think(next, turn, client.personWaiting(), queuedAt, decided);
        if (!queue.offer(client.requester(), client.personWaiting(), task)) {
            turns.remove(table, next);
            LOG.debug("The bot queue is full; the bot at table {} waits for the next check", table);
        }
    }

    /// Queues a calculation that a person waits for.
    /// @throws LimitExceededException if the queue is full
    <T> Future<T> submit(Requester who, Callable<T> thought) {
        FutureTask<T> task = new FutureTask<>(thought);
        if (!queue.offer(who, true, task)) {
            throw LimitExceededException.retryAfter(RETRY_AFTER_SECONDS);
        }
        return task;
    }

    /// Discards the turn of a table; this node has nothing to decide there.
    void discard(String table) {
        turns.remove(table);
    }

    private void think(
            PendingTurn next,
            PendingBotDecision<?, ?> turn,
            boolean personWaiting,
            long queuedAt,
            Consumer<Command> decided) {
        if (!next.equals(turns.get(next.table()))) {
            return;
        }
        running.add(next);
        try {
            long start = System.nanoTime();
            Command command =
                    decide(turn, new TimeShare(thinkingTime(turn, queuedAt), personWaiting, start));
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

    /// Deducts the waiting time from the thinking time: the more bots are due, the less time each
    /// takes.
    private static Duration thinkingTime(PendingBotDecision<?, ?> turn, long queuedAt) {
        long waited = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - queuedAt);
        long minimum = Math.min(turn.thinkingMillis(), MIN_THINKING_MILLIS);
        return Duration.ofMillis(Math.max(turn.thinkingMillis() - waited, minimum));
    }

    /// The time that a turn gets.
    /// @param personWaiting whether a person waits for it
    /// @param start the start in nanoseconds
    private record TimeShare(Duration thinkingTime, boolean personWaiting, long start) {}

    /// A failing bot plays a random move.
    private <S extends State<S>, M extends Move> Command decide(
            PendingBotDecision<S, M> turn, TimeShare timeShare) {
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
            PendingBotDecision<S, M> turn, BotKind kind, TimeShare timeShare) {
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

    private SearchBudget fairBudget(SearchBudget budget, TimeShare timeShare) {
        return done -> mustYield(timeShare) ? 1 : budget.fractionSpent(done);
    }

    /// Whether a bot must stop thinking because others wait.
    private boolean mustYield(TimeShare timeShare) {
        int urgent = queue.urgentSize();
        if (!timeShare.personWaiting() && urgent > 0) {
            return true;
        }
        int others = timeShare.personWaiting() ? urgent : queue.size();
        return others > 0 && System.nanoTime() - timeShare.start() > FAIR_SHARE;
    }

    /// Whether the queue is too long for this node to take over more bots.
    /// @param botsOnly whether they would be for bots-only games, which have the lowest
    ///     priority
    boolean isBusy(boolean botsOnly) {
        return (botsOnly ? queue.size() : queue.urgentSize()) > BUSY_QUEUE_LENGTH;
    }

    /// The tables whose bots are thinking now.
    List<String> running() {
        return running.stream().map(PendingTurn::table).toList();
    }

    /// The tables whose bots are thinking or queued.
    List<String> pending() {
        return List.copyOf(turns.keySet());
    }

    /// Interrupts all bots; the deadlines stored with their tables let another node continue.
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
