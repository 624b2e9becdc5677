package lucca.server.bot;

import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
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

/// Decides what a table needs when nobody asks, and when: a bot that moves, or a look at the
/// clocks.
/// What is due is noted with the table, so that after a restart it is done all the same.
@Component
public final class Attendance implements Attendant, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Attendance.class);

    private final Rooms rooms;
    private final TableStore store;
    private final Thinking thinking;
    private final InstantSource clock;
    private final Map<String, Future<?>> looks = new ConcurrentHashMap<>();
    private final ScheduledExecutorService timer =
            Executors.newSingleThreadScheduledExecutor(
                    Thread.ofPlatform().daemon().name("clocks").factory());

    public Attendance(Rooms rooms, TableStore store, Thinking thinking, InstantSource clock) {
        this.rooms = rooms;
        this.store = store;
        this.thinking = thinking;
        this.clock = clock;
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
            thinking.begin(turn, command -> order(id, command));
        }
        lookLater(id, table.deadline());
    }

    private void lookLater(String id, @Nullable Long deadline) {
        Future<?> earlier =
                deadline == null
                        ? looks.remove(id)
                        : looks.put(
                                id,
                                timer.schedule(
                                        () -> Thread.startVirtualThread(() -> look(id)),
                                        Math.max(0, deadline - clock.millis()),
                                        TimeUnit.MILLISECONDS));
        if (earlier != null) {
            earlier.cancel(false);
        }
    }

    private void look(String id) {
        order(id, new Command.Look());
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
        }
    }

    /// Takes up what was due when the server stopped.
    @EventListener(ApplicationReadyEvent.class)
    void resume() {
        for (String id : store.attended()) {
            rooms.in(
                    id,
                    room -> {
                        room.attend();
                        return id;
                    });
        }
    }

    @Override
    public void close() {
        timer.shutdownNow();
        thinking.close();
    }
}
