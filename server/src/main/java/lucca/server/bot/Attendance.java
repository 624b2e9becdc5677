package lucca.server.bot;

import java.time.InstantSource;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lucca.server.store.TableStore;
import lucca.server.table.Attendant;
import lucca.server.table.Rooms;
import lucca.table.BotTurn;
import lucca.table.Command;
import lucca.table.Table;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Decides what a table needs when nobody asks, and when: a bot that moves, or a look at clocks.
/// What is due is noted with the table, so that after a restart it is done all the same.
@Component
public final class Attendance implements Attendant, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Attendance.class);

    /// How many milliseconds to wait after a failure.
    private static final long PATIENCE = 1000;

    private final Rooms rooms;
    private final TableStore store;
    private final Thinking thinking;
    private final InstantSource clock;
    private final Map<String, Future<?>> timers = new ConcurrentHashMap<>();
    private final Set<Turn> turns = ConcurrentHashMap.newKeySet();
    private final ScheduledThreadPoolExecutor timer =
            new ScheduledThreadPoolExecutor(
                    1,
                    Thread.ofPlatform().daemon().name("clocks").factory(),
                    new ThreadPoolExecutor.DiscardPolicy());

    /// A decision that some bot thinks about.
    private record Turn(String table, int seat, long version) {}

    public Attendance(Rooms rooms, TableStore store, Thinking thinking, InstantSource clock) {
        this.rooms = rooms;
        this.store = store;
        this.thinking = thinking;
        this.clock = clock;
        timer.setRemoveOnCancelPolicy(true);
        rooms.attendedBy(this);
    }

    @Override
    public @Nullable Long due(Table table) {
        return table.botSeat() >= 0 ? Long.valueOf(table.time()) : table.deadline();
    }

    @Override
    public void attend(String id, Table table) {
        BotTurn<?, ?> turn = BotTurn.of(table);
        if (turn != null) {
            think(id, turn);
        }
        lookLater(id, table.deadline());
    }

    /// Talk at the table is no reason to think about the same turn twice.
    private void think(String id, BotTurn<?, ?> turn) {
        Turn begun = new Turn(id, turn.seat(), turn.version());
        if (turns.add(begun)) {
            thinking.begin(
                    turn,
                    command -> {
                        order(id, command);
                        turns.remove(begun);
                    });
        }
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
            LOG.error("at table {}", id, e);
            later(id, PATIENCE, () -> attend(id));
        }
    }

    private void attend(String id) {
        try {
            rooms.in(
                    id,
                    room -> {
                        room.attend();
                        return id;
                    });
        } catch (RuntimeException e) {
            LOG.error("at table {}", id, e);
        }
    }

    /// Takes up what was due when the server stopped.
    @EventListener(ApplicationReadyEvent.class)
    void resume() {
        store.attended().forEach(this::attend);
    }

    @Override
    public void close() {
        timer.shutdownNow();
        thinking.close();
    }
}
