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
import lucca.server.limit.Addresses;
import lucca.server.store.Attention;
import lucca.server.store.Bygones;
import lucca.server.store.Database;
import lucca.server.store.UnkeptException;
import lucca.server.table.Attendant;
import lucca.server.table.BotTables;
import lucca.server.table.Rooms;
import lucca.server.web.LogOnce;
import lucca.server.web.ProblemException;
import lucca.table.BotTurn;
import lucca.table.Chair;
import lucca.table.Command;
import lucca.table.Companion;
import lucca.table.Occupant;
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
public final class Attendance implements Attendant, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Attendance.class);

    /// How many milliseconds to wait after a failure.
    private static final long PATIENCE = 1000;

    private static final int MOST_AT_ONCE = 1000;
    private static final long SOON = Duration.ofMinutes(10).toMillis();

    private final Rooms rooms;
    private final Attention attention;
    private final Bygones bygones;
    private final Thinking thinking;
    private final Addresses addresses;
    private final BotTables botTables;
    private final InstantSource clock;
    private final boolean shared;
    private final long grace;
    private final Thread holding;

    /// Tables that this node cannot read, as only newer ones know their rules.
    private final Set<String> strange = ConcurrentHashMap.newKeySet();

    /// Tables that cannot be read, and their versions: they are left alone until they move on.
    private final Map<String, Long> damaged = new ConcurrentHashMap<>();

    private final LogOnce logged = new LogOnce();

    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("clocks").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    /// @param grace how long after it is due something must have been done
    public Attendance(
            Rooms rooms,
            Attention attention,
            Bygones bygones,
            Thinking thinking,
            Addresses addresses,
            BotTables botTables,
            InstantSource clock,
            @Value("${spring.datasource.url}") String database,
            @Value("${lucca.grace}") Duration grace) {
        this.rooms = rooms;
        this.attention = attention;
        this.bygones = bygones;
        this.thinking = thinking;
        this.addresses = addresses;
        this.botTables = botTables;
        this.clock = clock;
        this.shared = Database.isShared(database);
        this.grace = grace.toMillis();
        timer.setRemoveOnCancelPolicy(true);
        long pulse = this.grace / 2;
        // On a thread of its own: clocks do not wait for the database.
        holding = Thread.ofVirtual().name("holding").start(() -> hold(pulse));
        rooms.attendedBy(this);
    }

    @Override
    public @Nullable Long due(Table table, long now) {
        Long deadline = table.botSeat() >= 0 ? Long.valueOf(now) : table.deadline();
        deadline = deadline == null ? table.expiry() : deadline;
        return deadline == null ? null : Long.valueOf(Math.max(deadline, now) + grace);
    }

    @Override
    public void attend(String id, Table table) {
        BotTurn<?, ?> turn = BotTurn.of(table);
        Thinking.Owner owner = owner(table);
        if (turn != null && (owner.present() || mayPlayOn(id))) {
            thinking.begin(id, turn, owner, command -> order(id, command));
        } else {
            thinking.forget(id);
        }
        lookLater(id, table.deadline());
    }

    /// Whether bots may play on alone at a table now; else it is found due again.
    private boolean mayPlayOn(String id) {
        try {
            return botTables.mayPlayOn(id);
        } catch (DataAccessException e) {
            tell(id, e);
            return false;
        }
    }

    /// The first person who plays, else whoever has left the table to bots.
    private Thinking.Owner owner(Table table) {
        for (Chair chair : table.chairs()) {
            if (chair.occupant() instanceof Occupant.Person(String id, String name)
                    && chair.bot() == null) {
                return new Thinking.Owner(addresses.requester(Companion.owner(id)), true);
            }
        }
        return new Thinking.Owner(addresses.requester(table.host()), false);
    }

    @Override
    public void dismiss(String id) {
        thinking.forget(id);
        lookLater(id, null);
    }

    private void lookLater(String id, @Nullable Long deadline) {
        if (deadline == null) {
            cancel(timers.remove(id));
        } else {
            later(id, deadline - clock.millis(), () -> order(id, new Command.Look()));
        }
    }

    /// Does something at a table later, instead of what was to be done later until now.
    private void later(String id, long millis, Runnable task) {
        Runnable start = () -> Thread.startVirtualThread(task);
        cancel(timers.put(id, timer.schedule(start, millis, TimeUnit.MILLISECONDS)));
    }

    private static void cancel(@Nullable Future<?> task) {
        if (task != null) {
            task.cancel(false);
        }
    }

    private void order(String id, Command command) {
        try {
            rooms.in(
                    id,
                    room -> {
                        room.order(command);
                        return id;
                    });
        } catch (RuntimeException e) {
            tell(id, e);
            later(id, PATIENCE, () -> attend(id));
        }
    }

    private void attend(String id) {
        try {
            visit(id, table -> attend(id, table));
        } catch (RuntimeException e) {
            tell(id, e);
            if (isPassing(e)) {
                later(id, PATIENCE, () -> attend(id));
            }
        }
    }

    /// Whether it is the database that fails, and not the table.
    private static boolean isPassing(RuntimeException failure) {
        return failure instanceof UnkeptException || failure instanceof DataAccessException;
    }

    /// The journal tells of the database.
    private void tell(String id, RuntimeException failure) {
        boolean isGone = failure instanceof ProblemException problem && problem.isGone();
        if (!isPassing(failure) && !isGone && logged.isNew(id, failure)) {
            LOG.error("Cannot process table {}", id, failure);
        }
    }

    /// Looks at a table as it is now, on whichever node it was moved on.
    private void visit(String id, Consumer<Table> visitor) {
        rooms.in(
                id,
                room ->
                        room.lookAnew(
                                table -> {
                                    visitor.accept(table);
                                    return id;
                                }));
    }

    /// Sees to tables that nobody has seen to in time. A node that has enough to do leaves bots to
    /// others, or to itself later; clocks cost little.
    void takeOver() {
        takeOver(attention.before(clock.millis(), MOST_AT_ONCE + strange.size() + damaged.size()));
    }

    /// Takes up what was due when the only node stopped, or is soon: nobody else can be at it.
    void resume() {
        if (!shared) {
            takeOver(attention.before(clock.millis() + SOON, Integer.MAX_VALUE));
        }
    }

    private void takeOver(List<Attention.Due> all) {
        for (Attention.Due due : all) {
            boolean isLeft =
                    strange.contains(due.table())
                            || Objects.equals(damaged.get(due.table()), due.version());
            if (!isLeft && (due.person() || !thinking.isBusy(due.alone()))) {
                takeOver(due);
            }
        }
    }

    private void takeOver(Attention.Due due) {
        String id = due.table();
        try {
            if (due.alone() && !botTables.mayPlayOn(id)) {
                attention.extend(id, clock.millis() + grace);
                return;
            }
            visit(
                    id,
                    table -> {
                        if (attention.claim(due, table.version(), due(table, clock.millis()))) {
                            attend(id, table);
                            closeExpired(id, table);
                        }
                    });
        } catch (RuntimeException e) {
            tell(id, e);
            if (!isPassing(e)) {
                leave(due, e);
            }
        }
    }

    /// Leaves a table alone that cannot be read.
    private void leave(Attention.Due due, RuntimeException reason) {
        String id = due.table();
        try {
            if (!(reason instanceof ProblemException problem && problem.isGone())) {
                damaged.put(id, due.version());
            } else if (bygones.leave(id, due.version())) {
                LOG.warn(
                        "Table {} uses a rules version that no longer exists; leaving it as it is",
                        id);
            } else {
                LOG.warn(
                        "Table {} needs another version of the server; leaving it to other nodes",
                        id);
                strange.add(id);
            }
        } catch (RuntimeException e) {
            tell(id, e);
            if (!isPassing(e)) {
                damaged.put(id, due.version());
            }
        }
    }

    /// Has a table closed that nobody has started in time. That is never urgent, so no timer waits
    /// for it: it is found when it is due.
    private void closeExpired(String id, Table table) {
        Long expiry = table.expiry();
        if (expiry != null && expiry <= clock.millis()) {
            later(id, 0, () -> order(id, new Command.Look()));
        }
    }

    /// Keeps the tables whose bots still think.
    private void hold(long pulse) {
        while (true) {
            try {
                Thread.sleep(pulse);
                thinking.now().forEach(id -> attention.extend(id, clock.millis() + grace));
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
        holding.interrupt();
        List<String> unfinished = thinking.all();
        thinking.close();
        if (shared) {
            unfinished.forEach(id -> attention.release(id, clock.millis()));
        }
    }
}
