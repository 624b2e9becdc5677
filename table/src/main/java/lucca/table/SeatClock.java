package lucca.table;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The time of one seat. What it has spent of a turn stays spent, however often the turn is
/// interrupted: by an undo that gives it back, by a pause, or by a bot that stood in.
final class SeatClock {
    private static final long STOPPED = -1;

    private final TimeControl timeControl;

    /// What was spent of each turn but for the bank, by the number of steps before it.
    private final TreeMap<Integer, Long> spent = new TreeMap<>();

    private @Nullable Integer turn;
    private long bank;
    private long since = STOPPED;
    private boolean timedOut;

    SeatClock(TimeControl timeControl) {
        this.timeControl = timeControl;
        bank = timeControl.bankMillis();
    }

    SeatClock copy() {
        SeatClock copy = new SeatClock(timeControl);
        copy.spent.putAll(spent);
        copy.turn = turn;
        copy.bank = bank;
        copy.since = since;
        copy.timedOut = timedOut;
        return copy;
    }

    /// What the game wants of the seat after so many steps, and whether its time runs.
    void run(boolean asked, boolean runs, int steps, long now) {
        if (!runs) {
            stop(now);
        }
        if (!asked) {
            turn = null;
        } else if (turn == null) {
            turn = steps;
            spent.put(steps, 0L);
        }
        if (runs && since == STOPPED) {
            since = now - spent();
        }
    }

    /// All steps but the first are taken back: turns that began later have never been.
    void rewind(int steps, long now) {
        stop(now);
        spent.tailMap(steps, false).clear();
        Map.Entry<Integer, Long> last = spent.lastEntry();
        turn = last == null ? null : last.getKey();
    }

    private void stop(long now) {
        if (since != STOPPED && turn != null) {
            spent.put(turn, Math.min(now - since, timeControl.turnMillis()));
            bank = bankLeft(now);
            since = STOPPED;
        }
    }

    private long spent() {
        return turn == null ? 0 : spent.getOrDefault(turn, 0L);
    }

    /// When the time is over; `null` if it does not run.
    @Nullable Long deadline() {
        return since == STOPPED ? null : Long.valueOf(since + timeControl.turnMillis() + bank);
    }

    /// What is in the bank if the turn ends now.
    long bankLeft(long now) {
        return since == STOPPED
                ? bank
                : Math.clamp(bank + timeControl.turnMillis() - (now - since), 0, bank);
    }

    void markTimedOut() {
        timedOut = true;
    }

    /// Who comes back has what they had, or all of it if it had run out.
    void restore() {
        if (timedOut) {
            timedOut = false;
            bank = timeControl.bankMillis();
            spent.replaceAll((each, time) -> 0L);
        }
    }
}
