package lucca.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Tables that have to be read on. One after another is, so that people need not wait until all
/// are; what cannot be read now is tried again a little later, but not for ever.
final class RoomCatchUpQueue {
    /// How many milliseconds to wait after a failure.
    private static final long PAUSE = 1000;

    private static final int MOST_ROUNDS = 60;
    private static final Logger LOG = LoggerFactory.getLogger(RoomCatchUpQueue.class);

    private final Predicate<String> catchUp;
    private final Set<String> tables = new LinkedHashSet<>();
    private boolean running;
    private int rounds;

    /// @param catchUp whether a table could be read
    RoomCatchUpQueue(Predicate<String> catchUp) {
        this.catchUp = catchUp;
    }

    /// Reads these tables too.
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
        if (rounds < MOST_ROUNDS) {
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
