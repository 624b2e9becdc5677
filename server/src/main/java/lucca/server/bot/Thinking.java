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
import lucca.arena.Pace;
import lucca.bots.Bot;
import lucca.bots.Bots;
import lucca.bots.Budget;
import lucca.engine.Move;
import lucca.engine.Rng;
import lucca.engine.SeatView;
import lucca.engine.State;
import lucca.server.limit.Requester;
import lucca.server.limit.TooMuchException;
import lucca.server.meter.Meters;
import lucca.table.BotTurn;
import lucca.table.Command;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/// Lets bots think, a few at a time. A bot for which a person waits comes before those that play
/// alone, which give way to it at once; no bot keeps others of its kind waiting for long. Of those
/// that wait only so many are queued; the tables of all have noted that they are due.
@Component
final class Thinking implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Thinking.class);

    private static final Duration LONGEST_END = Duration.ofSeconds(5);

    /// With more than that waiting, bots of other nodes are left to others.
    private static final int BUSY = 64;

    /// How many milliseconds a bot has at least, if the table wants as many.
    private static final long LEAST_THOUGHT = 50;

    /// After how many seconds there is likely to be room again.
    private static final long SECONDS = 10;

    /// How many nanoseconds a bot may think on a turn while others wait.
    private static final long FAIR_SHARE = TimeUnit.SECONDS.toNanos(1);

    private final BotQueue queue = new BotQueue();
    private final List<Thread> threads = new ArrayList<>();

    /// What is thought about at each table, or waits for it.
    private final Map<String, Turn> turns = new ConcurrentHashMap<>();
    private final Set<Turn> now = ConcurrentHashMap.newKeySet();

    /// A decision that some bot has to make.
    /// @param present whether a person waits for it
    private record Turn(String table, int seat, long version, boolean present) {}

    @Autowired
    Thinking() {
        this(Math.max(1, Runtime.getRuntime().availableProcessors() / 2));
    }

    Thinking(int size) {
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
    /// @param present whether a person plays there, who waits for the bot
    record Owner(Requester who, boolean present) {}

    /// Thinks about a turn as soon as a thread is free, then says what the bot does. Talk at the
    /// table is no reason to think about the same turn twice; if a person has come or gone, it is
    /// queued anew where it belongs.
    void begin(String table, BotTurn<?, ?> turn, Owner owner, Consumer<Command> decided) {
        Turn next = new Turn(table, turn.seat(), turn.version(), owner.present());
        if (next.equals(turns.put(table, next))) {
            return;
        }
        long begun = System.nanoTime();
        Runnable task = () -> think(next, turn, owner.present(), begun, decided);
        if (!queue.offer(owner.who(), owner.present(), task)) {
            turns.remove(table, next);
            LOG.debug("The bot queue is full; the bot at table {} waits for the next check", table);
        }
    }

    /// Thinks about something for a person as soon as a thread is free.
    /// @throws TooMuchException if too many wait already
    <T> Future<T> begin(Requester who, Callable<T> thought) {
        FutureTask<T> task = new FutureTask<>(thought);
        if (!queue.offer(who, true, task)) {
            throw TooMuchException.until(SECONDS);
        }
        return task;
    }

    /// There is nothing to think about at a table, as far as this node knows.
    void forget(String table) {
        turns.remove(table);
    }

    private void think(
            Turn next, BotTurn<?, ?> turn, boolean present, long begun, Consumer<Command> decided) {
        if (!next.equals(turns.get(next.table()))) {
            return;
        }
        now.add(next);
        try {
            long start = System.nanoTime();
            Command command = decide(turn, new Share(thought(turn, begun), present, start));
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

    /// How much of the time a turn gets.
    /// @param present whether a person waits for it
    /// @param start when it began, in nanoseconds
    private record Share(Duration thought, boolean present, long start) {}

    /// A bot that fails moves by lot.
    private <S extends State<S>, M extends Move> Command decide(BotTurn<S, M> turn, Share share) {
        try {
            return play(turn, Bots.named(turn.bot()), share);
        } catch (RuntimeException | Error e) {
            LOG.error(
                    "Bot {} of {} has failed; playing a random move",
                    turn.bot(),
                    turn.game().kind().name(),
                    e);
            return play(turn, Bots.RANDOM, share);
        }
    }

    private <S extends State<S>, M extends Move> Command play(
            BotTurn<S, M> turn, Bots kind, Share share) {
        Bot<S> bot = kind.make(turn.game());
        Pace pace = new Pace.Time(share.thought());
        Rng random = new Rng(ThreadLocalRandom.current().nextLong());
        return turn.play(
                (state, seat) ->
                        bot.choose(new SeatView<>(state, seat), fair(pace.begin(), share), random));
    }

    private Budget fair(Budget whole, Share share) {
        return done -> mustGiveWay(share) ? 1 : whole.spent(done);
    }

    /// Whether a bot has thought long enough, seeing who else waits.
    private boolean mustGiveWay(Share share) {
        int urgent = queue.urgentSize();
        if (!share.present() && urgent > 0) {
            return true;
        }
        int others = share.present() ? urgent : queue.size();
        return others > 0 && System.nanoTime() - share.start() > FAIR_SHARE;
    }

    /// Whether so many wait that no more should be asked for.
    /// @param alone whether that would be for bots that play alone, who come last
    boolean isBusy(boolean alone) {
        return (alone ? queue.size() : queue.urgentSize()) > BUSY;
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
        queue.close();
        threads.forEach(Thread::interrupt);
        try {
            for (Thread thread : threads) {
                thread.join(LONGEST_END);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
