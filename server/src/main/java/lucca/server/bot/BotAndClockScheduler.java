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
import lucca.server.store.DatabaseUrl;
import lucca.server.store.DueTableQueue;
import lucca.server.store.JournalWriteException;
import lucca.server.store.ObsoleteRulesTables;
import lucca.server.table.BotTableLimiter;
import lucca.server.table.RoomRegistry;
import lucca.server.table.TableScheduler;
import lucca.server.web.LogDeduplicator;
import lucca.server.web.ProblemException;
import lucca.table.BotDecision;
import lucca.table.Command;
import lucca.table.Companion;
import lucca.table.Occupant;
import lucca.table.SeatState;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;

/// Decides what a table needs when nobody asks, and when: a bot that moves, or a look at clocks.
/// The node that has moved a table on sees to it at once. By when it must have done so is noted
/// with
/// the table; if it has not, because it is gone or has too much to do, any node takes over.
@Component
public final class BotAndClockScheduler implements TableScheduler, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotAndClockScheduler.class);

    /// How many milliseconds to wait after a failure.
    private static final long RETRY_MILLIS = 1000;

    private static final int MAX_TAKEOVERS = 1000;
    private static final long RESUME_HORIZON_MILLIS = Duration.ofMinutes(10).toMillis();

    private final RoomRegistry roomRegistry;
    private final DueTableQueue dueTables;
    private final ObsoleteRulesTables obsoleteTables;
    private final BotExecutor bots;
    private final LastKnownAddresses lastKnownAddresses;
    private final BotTableLimiter botTableLimiter;
    private final InstantSource clock;
    private final boolean shared;
    private final long grace;
    private final Thread leaseRenewer;

    /// Tables that this node cannot read, as only newer ones know their rules.
    private final Set<String> unknownRules = ConcurrentHashMap.newKeySet();

    /// Tables that cannot be read, and their versions: they are left alone until they move on.
    private final Map<String, Long> unreadable = new ConcurrentHashMap<>();

    private final LogDeduplicator logged = new LogDeduplicator();

    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("clocks").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    /// @param grace how long after it is due something must have been done
    public BotAndClockScheduler(
            RoomRegistry roomRegistry,
            DueTableQueue dueTableQueue,
            ObsoleteRulesTables obsoleteRulesTables,
            BotExecutor botExecutor,
            LastKnownAddresses lastKnownAddresses,
            BotTableLimiter botTableLimiter,
            InstantSource clock,
            @Value("${spring.datasource.url}") String database,
            @Value("${lucca.grace}") Duration grace) {
        this.roomRegistry = roomRegistry;
        this.dueTables = dueTableQueue;
        this.obsoleteTables = obsoleteRulesTables;
        this.bots = botExecutor;
        this.lastKnownAddresses = lastKnownAddresses;
        this.botTableLimiter = botTableLimiter;
        this.clock = clock;
        this.shared = DatabaseUrl.isShared(database);
        this.grace = grace.toMillis();
        timer.setRemoveOnCancelPolicy(true);
        long pulse = this.grace / 2;
        // On a thread of its own: clocks do not wait for the database.
        leaseRenewer = Thread.ofVirtual().name("holding").start(() -> renewLeases(pulse));
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
        BotDecision<?, ?> turn = BotDecision.of(table);
        BotExecutor.TableOwner tableOwner = owner(table);
        if (turn != null && (tableOwner.personWaiting() || mayBotsContinue(id))) {
            bots.submit(id, turn, tableOwner, command -> sendCommand(id, command));
        } else {
            bots.discard(id);
        }
        scheduleClockCheck(id, table.deadline());
    }

    /// Whether bots may play on alone at a table now; else it is found due again.
    private boolean mayBotsContinue(String id) {
        try {
            return botTableLimiter.mayBotsContinue(id);
        } catch (DataAccessException e) {
            logFailure(id, e);
            return false;
        }
    }

    /// The first person who plays, else whoever has left the table to bots.
    private BotExecutor.TableOwner owner(Table table) {
        for (SeatState seatState : table.seatStates()) {
            if (seatState.occupant() instanceof Occupant.Person(String id, String name)
                    && seatState.bot() == null) {
                return new BotExecutor.TableOwner(
                        lastKnownAddresses.requester(Companion.owner(id)), true);
            }
        }
        return new BotExecutor.TableOwner(lastKnownAddresses.requester(table.host()), false);
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

    /// Does something at a table later, instead of what was to be done later until now.
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
            runLater(id, RETRY_MILLIS, () -> attend(id));
        }
    }

    private void attend(String id) {
        try {
            inspect(id, table -> schedule(id, table));
        } catch (RuntimeException e) {
            logFailure(id, e);
            if (isTransient(e)) {
                runLater(id, RETRY_MILLIS, () -> attend(id));
            }
        }
    }

    /// Whether it is the database that fails, and not the table.
    private static boolean isTransient(RuntimeException failure) {
        return failure instanceof JournalWriteException || failure instanceof DataAccessException;
    }

    /// The journal tells of the database.
    private void logFailure(String id, RuntimeException failure) {
        boolean isGone = failure instanceof ProblemException problem && problem.isGone();
        if (!isTransient(failure) && !isGone && logged.isNew(id, failure)) {
            LOG.error("Cannot process table {}", id, failure);
        }
    }

    /// Looks at a table as it is now, on whichever node it was moved on.
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

    /// Sees to tables that nobody has seen to in time. A node that has enough to do leaves bots to
    /// others, or to itself later; clocks cost little.
    void takeOver() {
        takeOver(
                dueTables.dueBefore(
                        clock.millis(), MAX_TAKEOVERS + unknownRules.size() + unreadable.size()));
    }

    /// Takes up what was due when the only node stopped, or is soon: nobody else can be at it.
    void resume() {
        if (!shared) {
            takeOver(
                    dueTables.dueBefore(clock.millis() + RESUME_HORIZON_MILLIS, Integer.MAX_VALUE));
        }
    }

    private void takeOver(List<DueTableQueue.DueTable> all) {
        for (DueTableQueue.DueTable dueTable : all) {
            boolean isLeft =
                    unknownRules.contains(dueTable.table())
                            || Objects.equals(unreadable.get(dueTable.table()), dueTable.version());
            if (!isLeft && (dueTable.personToMove() || !bots.isBusy(dueTable.botsOnly()))) {
                takeOver(dueTable);
            }
        }
    }

    private void takeOver(DueTableQueue.DueTable dueTable) {
        String id = dueTable.table();
        try {
            if (dueTable.botsOnly() && !botTableLimiter.mayBotsContinue(id)) {
                dueTables.extend(id, clock.millis() + grace);
                return;
            }
            inspect(
                    id,
                    table -> {
                        if (dueTables.claim(
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

    /// Leaves a table alone that cannot be read.
    private void skipUnreadable(DueTableQueue.DueTable dueTable, RuntimeException reason) {
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

    /// Has a table closed that nobody has started in time. That is never urgent, so no timer waits
    /// for it: it is found when it is due.
    private void closeExpired(String id, Table table) {
        Long expiry = table.expiry();
        if (expiry != null && expiry <= clock.millis()) {
            runLater(id, 0, () -> sendCommand(id, new Command.CheckClocks()));
        }
    }

    /// Keeps the tables whose bots still think.
    private void renewLeases(long pulse) {
        while (true) {
            try {
                Thread.sleep(pulse);
                bots.running().forEach(id -> dueTables.extend(id, clock.millis() + grace));
            } catch (InterruptedException e) {
                return; // closed
            } catch (RuntimeException e) {
                LOG.warn("Cannot extend the time of bots that are thinking: {}", e.toString());
            }
        }
    }

    /// Lets other nodes take over at once.
    @Override
    public void close() {
        timer.shutdownNow();
        leaseRenewer.interrupt();
        List<String> unfinished = bots.pending();
        bots.close();
        if (shared) {
            unfinished.forEach(id -> dueTables.release(id, clock.millis()));
        }
    }
}
