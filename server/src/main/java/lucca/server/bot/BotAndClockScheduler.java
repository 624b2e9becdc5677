package lucca.server.bot;

import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import lucca.server.limit.LastKnownAddresses;
import lucca.server.room.RoomRegistry;
import lucca.server.room.TableScheduler;
import lucca.server.store.JdbcUrls;
import lucca.server.store.JournalWriteException;
import lucca.server.store.ObsoleteTableRetirer;
import lucca.server.store.TableDeadlines;
import lucca.server.table.BotsOnlyTableLimiter;
import lucca.server.web.FailureLogDeduplicator;
import lucca.server.web.ProblemException;
import lucca.table.Command;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.PendingBotDecision;
import lucca.table.SeatState;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/// Schedules bot moves and clock checks at tables. The node that has advanced a table processes it
/// at once. The deadline for that is stored with the table; if the node misses it because it has
/// failed or is overloaded, any node takes over.
@Component
public final class BotAndClockScheduler implements TableScheduler, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotAndClockScheduler.class);

    /// Milliseconds to wait after a failure.
    private static final long RETRY_MILLIS = 1000;

    private static final int MAX_TAKEOVERS = 1000;
    private static final long RESUME_HORIZON_MILLIS = Duration.ofMinutes(10).toMillis();

    private final RoomRegistry roomRegistry;
    private final TableDeadlines deadlines;
    private final ObsoleteTableRetirer obsoleteTables;
    private final BotExecutor bots;
    private final LastKnownAddresses lastKnownAddresses;
    private final BotsOnlyTableLimiter botsOnlyTableLimiter;
    private final InstantSource clock;
    private final boolean shared;
    private final long grace;
    private final Thread deadlineExtender;

    /// Tables that this node cannot read because only newer servers know their rules.
    private final Set<String> unknownRules = ConcurrentHashMap.newKeySet();

    /// Unreadable tables and their versions; they are skipped until the version changes.
    private final Map<String, Long> unreadable = new ConcurrentHashMap<>();

    private final FailureLogDeduplicator logged = new FailureLogDeduplicator();

    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("clocks").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    /// @param grace how long a due task may be delayed before another node takes over
    public BotAndClockScheduler(
            RoomRegistry roomRegistry,
            TableDeadlines tableDeadlines,
            ObsoleteTableRetirer obsoleteTableRetirer,
            BotExecutor botExecutor,
            LastKnownAddresses lastKnownAddresses,
            BotsOnlyTableLimiter botsOnlyTableLimiter,
            InstantSource clock,
            @Value("${spring.datasource.url}") String database,
            @Value("${lucca.grace}") Duration grace) {
        this.roomRegistry = roomRegistry;
        this.deadlines = tableDeadlines;
        this.obsoleteTables = obsoleteTableRetirer;
        this.bots = botExecutor;
        this.lastKnownAddresses = lastKnownAddresses;
        this.botsOnlyTableLimiter = botsOnlyTableLimiter;
        this.clock = clock;
        this.shared = JdbcUrls.isShared(database);
        this.grace = grace.toMillis();
        timer.setRemoveOnCancelPolicy(true);
        long interval = this.grace / 2;
        // A separate thread, because clocks must not wait for the database.
        deadlineExtender =
                Thread.ofVirtual().name("deadline-extender").start(() -> extendDeadlines(interval));
        roomRegistry.useScheduler(this);
    }

    @Override
    public @Nullable Long deadline(Table table, long now) {
        Long deadline = table.botSeat() >= 0 ? Long.valueOf(now) : table.deadline();
        deadline = deadline == null ? table.expiry() : deadline;
        return deadline == null ? null : Long.valueOf(Math.max(deadline, now) + grace);
    }

    @Override
    public void schedule(String id, Table table) {
        PendingBotDecision<?, ?> turn = PendingBotDecision.of(table);
        BotExecutor.BotClient client = client(table);
        if (turn != null && (client.personWaiting() || mayBotsContinue(id))) {
            bots.submit(id, turn, client, command -> sendCommand(id, command));
        } else {
            bots.discard(id);
        }
        scheduleClockCheck(id, table.deadline());
    }

    /// Whether the bots of a bots-only table may move now; if not, the table becomes due again
    /// later.
    private boolean mayBotsContinue(String id) {
        try {
            return botsOnlyTableLimiter.mayBotsContinue(id);
        } catch (DataAccessException e) {
            logFailure(id, e);
            return false;
        }
    }

    /// The first person on a seat, or the host if only bots are left.
    private BotExecutor.BotClient client(Table table) {
        for (SeatState seatState : table.seatStates()) {
            if (seatState.occupant() instanceof Occupant.Person(String id, String name)
                    && seatState.bot() == null) {
                return new BotExecutor.BotClient(
                        lastKnownAddresses.requester(Companion.owner(id)), true);
            }
        }
        return new BotExecutor.BotClient(lastKnownAddresses.requester(table.host()), false);
    }

    @Override
    public void unschedule(String id) {
        bots.discard(id);
        scheduleClockCheck(id, null);
    }

    private void scheduleClockCheck(String id, @Nullable Long deadline) {
        if (deadline == null) {
            cancel(timers.remove(id));
        } else {
            runLater(
                    id,
                    deadline - clock.millis(),
                    () -> sendCommand(id, new Command.CheckClocks()));
        }
    }

    /// Schedules a task for a table; it replaces the previous one.
    private void runLater(String id, long millis, Runnable task) {
        Runnable start = () -> Thread.startVirtualThread(task);
        cancel(timers.put(id, timer.schedule(start, millis, TimeUnit.MILLISECONDS)));
    }

    private static void cancel(@Nullable Future<?> task) {
        if (task != null) {
            task.cancel(false);
        }
    }

    private void sendCommand(String id, Command command) {
        try {
            roomRegistry.withRoom(
                    id,
                    room -> {
                        room.handleAsServer(command);
                        return id;
                    });
        } catch (RuntimeException e) {
            logFailure(id, e);
            runLater(id, RETRY_MILLIS, () -> reschedule(id));
        }
    }

    private void reschedule(String id) {
        try {
            inspect(id, table -> schedule(id, table));
        } catch (RuntimeException e) {
            logFailure(id, e);
            if (isTransient(e)) {
                runLater(id, RETRY_MILLIS, () -> reschedule(id));
            }
        }
    }

    /// Whether the database caused the failure, and not the table.
    private static boolean isTransient(RuntimeException failure) {
        return failure instanceof JournalWriteException || failure instanceof DataAccessException;
    }

    /// Logs failures of tables; the journal logs those of the database.
    private void logFailure(String id, RuntimeException failure) {
        boolean isGone = failure instanceof ProblemException problem && problem.isGone();
        if (!isTransient(failure) && !isGone && logged.isNew(id, failure)) {
            LOG.error("Cannot process table {}", id, failure);
        }
    }

    /// Visits the latest state of a table, whichever node has changed it.
    private void inspect(String id, Consumer<Table> visitor) {
        roomRegistry.withRoom(
                id,
                room ->
                        room.readLatest(
                                table -> {
                                    visitor.accept(table);
                                    return id;
                                }));
    }

    /// Takes over overdue tables. An overloaded node leaves bots for other nodes or for later;
    /// clocks cost little.
    void takeOver() {
        takeOver(
                deadlines.dueBefore(
                        clock.millis(), MAX_TAKEOVERS + unknownRules.size() + unreadable.size()));
    }

    /// Resumes tables that became due while the only node was stopped, or will be due soon. No
    /// other node can be processing them.
    void resume() {
        if (!shared) {
            takeOver(
                    deadlines.dueBefore(clock.millis() + RESUME_HORIZON_MILLIS, Integer.MAX_VALUE));
        }
    }

    private void takeOver(List<TableDeadlines.DueTable> all) {
        for (TableDeadlines.DueTable dueTable : all) {
            boolean isSkipped =
                    unknownRules.contains(dueTable.table())
                            || Objects.equals(unreadable.get(dueTable.table()), dueTable.version());
            if (!isSkipped && (dueTable.personToMove() || !bots.isBusy(dueTable.botsOnly()))) {
                takeOver(dueTable);
            }
        }
    }

    private void takeOver(TableDeadlines.DueTable dueTable) {
        String id = dueTable.table();
        try {
            if (dueTable.botsOnly() && !botsOnlyTableLimiter.mayBotsContinue(id)) {
                deadlines.extend(id, clock.millis() + grace);
                return;
            }
            inspect(
                    id,
                    table -> {
                        if (deadlines.claim(
                                dueTable, table.version(), deadline(table, clock.millis()))) {
                            schedule(id, table);
                            closeExpired(id, table);
                        }
                    });
        } catch (RuntimeException e) {
            logFailure(id, e);
            if (!isTransient(e)) {
                skipUnreadable(dueTable, e);
            }
        }
    }

    /// Skips a table that cannot be read.
    private void skipUnreadable(TableDeadlines.DueTable dueTable, RuntimeException reason) {
        String id = dueTable.table();
        try {
            if (!(reason instanceof ProblemException problem && problem.isGone())) {
                unreadable.put(id, dueTable.version());
            } else if (obsoleteTables.retire(id, dueTable.version())) {
                LOG.warn(
                        "Table {} uses a rules version that no longer exists; leaving it as it is",
                        id);
            } else {
                LOG.warn(
                        "Table {} needs another version of the server; leaving it to other nodes",
                        id);
                unknownRules.add(id);
            }
        } catch (RuntimeException e) {
            logFailure(id, e);
            if (!isTransient(e)) {
                unreadable.put(id, dueTable.version());
            }
        }
    }

    /// Closes a table that was not started in time. This is never urgent, so it has no timer: the
    /// table is found once it is due.
    private void closeExpired(String id, Table table) {
        Long expiry = table.expiry();
        if (expiry != null && expiry <= clock.millis()) {
            runLater(id, 0, () -> sendCommand(id, new Command.CheckClocks()));
        }
    }

    /// Extends the deadlines of tables whose bots are still thinking.
    private void extendDeadlines(long interval) {
        while (true) {
            try {
                Thread.sleep(interval);
                bots.running().forEach(id -> deadlines.extend(id, clock.millis() + grace));
            } catch (InterruptedException e) {
                return; // closed
            } catch (RuntimeException e) {
                LOG.warn(
                        "Cannot extend the deadlines of tables whose bots are thinking: {}",
                        e.toString());
            }
        }
    }

    /// Releases unfinished tables, so that other nodes take over at once.
    @Override
    public void close() {
        timer.shutdownNow();
        deadlineExtender.interrupt();
        List<String> unfinished = bots.pending();
        bots.close();
        if (shared) {
            unfinished.forEach(id -> deadlines.release(id, clock.millis()));
        }
    }
}
