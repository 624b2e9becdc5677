package lucca.server.room;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Queue of rooms that lag behind the log. They are caught up one at a time, so that requests are
/// not blocked until all are done. Failed tables are retried after a pause, up to a limit.
final class RoomCatchUpQueue {
    /// Milliseconds between retries.
    private static final long PAUSE = 1000;

    private static final int MAX_ROUNDS = 60;
    private static final Logger LOG = LoggerFactory.getLogger(RoomCatchUpQueue.class);

    private final Predicate<String> catchUp;
    private final Set<String> tables = new LinkedHashSet<>();
    private boolean running;
    private int rounds;

    /// @param catchUp returns whether the table could be read
    RoomCatchUpQueue(Predicate<String> catchUp) {
        this.catchUp = catchUp;
    }

    /// Queues more tables.
    synchronized void add(List<String> more) {
        tables.addAll(more);
        rounds = 0;
        if (!running && !tables.isEmpty()) {
            running = true;
            Thread.startVirtualThread(this::run);
        }
    }

    private void run() {
        try {
            for (List<String> round = nextRound(); !round.isEmpty(); round = nextRound()) {
                List<String> failed = round.stream().filter(table -> !catchUp.test(table)).toList();
                if (!failed.isEmpty()) {
                    pause();
                    retry(failed);
                }
            }
        } finally {
            stop();
        }
    }

    private synchronized void stop() {
        running = false;
    }

    private synchronized void retry(List<String> failed) {
        rounds++;
        if (rounds < MAX_ROUNDS) {
            tables.addAll(failed);
        } else {
            LOG.warn(
                    "{} tables cannot be brought up to date; retrying when they are requested",
                    failed.size());
        }
    }

    private synchronized List<String> nextRound() {
        List<String> round = List.copyOf(tables);
        tables.clear();
        running = !round.isEmpty();
        return round;
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            throw new IllegalStateException("the thread was interrupted", e);
        }
    }
}
