package lucca.table;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The clock of one seat. Time spent on a turn stays spent, even if the turn is interrupted by an
/// undo, a pause or a substitute bot.
final class SeatClock {
    private static final long STOPPED = -1;

    private final Tempo.Timed tempo;

    /// The turn time spent on each turn, without the bank, by the number of steps before the turn.
    private final TreeMap<Integer, Long> spent = new TreeMap<>();

    private @Nullable Integer turn;
    private long bank;
    private long since = STOPPED;
    private boolean timedOut;

    SeatClock(Tempo.Timed tempo) {
        this.tempo = tempo;
        bank = tempo.bankMillis();
    }

    SeatClock copy() {
        SeatClock copy = new SeatClock(tempo);
        copy.spent.putAll(spent);
        copy.turn = turn;
        copy.bank = bank;
        copy.since = since;
        copy.timedOut = timedOut;
        return copy;
    }

    /// Updates the clock after a step: whether the game waits for the seat, and whether its time
    /// runs.
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

    /// Rewinds to a number of steps and forgets the turns that began later.
    void rewind(int steps, long now) {
        stop(now);
        spent.tailMap(steps, false).clear();
        Map.Entry<Integer, Long> last = spent.lastEntry();
        turn = last == null ? null : last.getKey();
    }

    private void stop(long now) {
        if (since != STOPPED && turn != null) {
            spent.put(turn, Math.min(now - since, tempo.turnMillis()));
            bank = bankLeft(now);
            since = STOPPED;
        }
    }

    private long spent() {
        return turn == null ? 0 : spent.getOrDefault(turn, 0L);
    }

    /// The time at which the seat times out; `null` if the clock is stopped.
    @Nullable Long deadline() {
        return since == STOPPED ? null : Long.valueOf(since + tempo.turnMillis() + bank);
    }

    /// The bank that remains if the turn ends now.
    long bankLeft(long now) {
        return since == STOPPED
                ? bank
                : Math.clamp(bank + tempo.turnMillis() - (now - since), 0, bank);
    }

    void markTimedOut() {
        timedOut = true;
    }

    /// Restores the clock of a returning person. It keeps its time, or gets all of it if it had run
    /// out.
    void restore() {
        if (timedOut) {
            timedOut = false;
            bank = tempo.bankMillis();
            spent.replaceAll((step, time) -> 0L);
        }
    }
}
