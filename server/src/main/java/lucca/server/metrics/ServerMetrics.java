package lucca.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/// The metrics of this server process. No metric names a person or a table.
public final class ServerMetrics {
    private static final Map<List<String>, Timer> COMMANDS = new ConcurrentHashMap<>();
    private static final AtomicInteger STREAMS = new AtomicInteger();
    private static final AtomicInteger HEAVY = new AtomicInteger();

    private static final Counter MOVES =
            Counter.builder("lucca.moves")
                    .description("Decisions of people and bots that were kept")
                    .register(Metrics.globalRegistry);

    private static final Timer COMMITS =
            Timer.builder("lucca.commit")
                    .description("Time to write a group of changes durably")
                    .serviceLevelObjectives(latencyBuckets())
                    .register(Metrics.globalRegistry);

    private static final DistributionSummary GROUPS =
            DistributionSummary.builder("lucca.group")
                    .description("Changes that were written together")
                    .serviceLevelObjectives(1, 2, 5, 10, 20, 50, 100, 200, 512)
                    .register(Metrics.globalRegistry);

    private static final Timer HEAVY_WAIT =
            Timer.builder("lucca.heavy.wait")
                    .description("Time that heavy work waited for a thread")
                    .serviceLevelObjectives(latencyBuckets())
                    .register(Metrics.globalRegistry);

    private static final AtomicInteger JOURNAL_UP = new AtomicInteger();
    private static final AtomicInteger JOURNAL_QUEUE = new AtomicInteger();

    private static final Counter REFUSED_CHANGES =
            Counter.builder("lucca.journal.not.written")
                    .description("Changes that were refused because the database failed")
                    .register(Metrics.globalRegistry);

    static {
        Gauge.builder("lucca.journal.up", JOURNAL_UP, AtomicInteger::get)
                .description("Whether changes can be written: 1 or 0")
                .register(Metrics.globalRegistry);
        Gauge.builder("lucca.journal.queue", JOURNAL_QUEUE, AtomicInteger::get)
                .description("Changes that wait to be written")
                .register(Metrics.globalRegistry);
        Gauge.builder("lucca.heavy.waiting", HEAVY, AtomicInteger::get)
                .description("Heavy work that waits for a thread")
                .register(Metrics.globalRegistry);
        Gauge.builder("lucca.streams", STREAMS, AtomicInteger::get)
                .description("Open streams")
                .register(Metrics.globalRegistry);
    }

    private ServerMetrics() {}

    private static Duration[] latencyBuckets() {
        return IntStream.of(1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
                .mapToObj(Duration::ofMillis)
                .toArray(Duration[]::new);
    }

    /// Records an answered command.
    /// @param type the type of the command, one of a fixed set
    /// @param outcome `done`, `known`, `stale` or `refused`
    public static void recordCommand(String type, String outcome, long nanos) {
        COMMANDS.computeIfAbsent(List.of(type, outcome), tags -> commands(type, outcome))
                .record(nanos, TimeUnit.NANOSECONDS);
    }

    private static Timer commands(String type, String outcome) {
        return Timer.builder("lucca.command")
                .description("Commands by type and outcome, and the time until they were answered")
                .tag("type", type)
                .tag("outcome", outcome)
                .serviceLevelObjectives(latencyBuckets())
                .register(Metrics.globalRegistry);
    }

    /// Records a written group of changes.
    public static void recordCommit(int changes, int moves, long nanos) {
        GROUPS.record(changes);
        MOVES.increment(moves);
        COMMITS.record(Duration.ofNanos(nanos));
    }

    /// Sets whether changes can be written.
    public static void setJournalAvailable(boolean up) {
        JOURNAL_UP.set(up ? 1 : 0);
    }

    /// Sets the number of changes that wait to be written.
    public static void setJournalQueue(int size) {
        JOURNAL_QUEUE.set(size);
    }

    /// Counts changes that were refused because the database failed.
    public static void recordRefusedChanges(int changes) {
        REFUSED_CHANGES.increment(changes);
    }

    /// Records how long a bot has thought about a turn.
    public static void recordBotTurn(String game, String bot, long nanos) {
        Timer.builder("lucca.bot")
                .description("Time that bots think on a turn")
                .tag("game", game)
                .tag("bot", bot)
                .register(Metrics.globalRegistry)
                .record(Duration.ofNanos(nanos));
    }

    /// Adds to the number of waiting jobs of heavy work.
    public static void addHeavyWaiting(int more) {
        HEAVY.addAndGet(more);
    }

    /// Records how long a job of heavy work has waited.
    public static void recordHeavyWait(long nanos) {
        HEAVY_WAIT.record(nanos, TimeUnit.NANOSECONDS);
    }

    /// Counts heavy work that was rejected.
    /// @param reason `full` or `late`
    public static void recordHeavyRejection(String reason) {
        Counter.builder("lucca.heavy.rejected")
                .description("Heavy work that was not done: too much waited, or it took too long")
                .tag("reason", reason)
                .register(Metrics.globalRegistry)
                .increment();
    }

    public static void streamOpened() {
        STREAMS.incrementAndGet();
    }

    public static void streamClosed() {
        STREAMS.decrementAndGet();
    }
}
