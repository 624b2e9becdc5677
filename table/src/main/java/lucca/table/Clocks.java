package lucca.table;

import java.util.Arrays;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/// The time of each seat, reckoned from the times of the log alone.
final class Clocks {
    private static final long STOPPED = -1;

    private final @Nullable Tempo tempo;
    private final long[] bank;
    private final long[] since;

    Clocks(@Nullable Tempo tempo, int seats) {
        this.tempo = tempo;
        bank = new long[seats];
        since = new long[seats];
        Arrays.fill(bank, tempo == null ? 0 : tempo.bank());
        Arrays.fill(since, STOPPED);
    }

    /// From now on the clocks of just these seats run. One that runs on keeps the time of its turn.
    void run(IntPredicate runs, long now) {
        for (int seat = 0; seat < since.length; seat++) {
            boolean ran = since[seat] != STOPPED;
            if (ran && !runs.test(seat)) {
                bank[seat] = left(seat, now);
                since[seat] = STOPPED;
            } else if (!ran && tempo != null && runs.test(seat)) {
                since[seat] = now;
            }
        }
    }

    /// When the time of a seat is over; `null` if its clock does not run.
    @Nullable Long deadline(int seat) {
        return tempo == null || since[seat] == STOPPED
                ? null
                : Long.valueOf(since[seat] + tempo.turn() + bank[seat]);
    }

    /// What is in the bank of a seat if its turn ends now.
    long left(int seat, long now) {
        if (tempo == null || since[seat] == STOPPED) {
            return bank[seat];
        }
        return Math.clamp(bank[seat] + tempo.turn() - (now - since[seat]), 0, bank[seat]);
    }

    /// Gives a seat its whole bank again.
    void refill(int seat) {
        bank[seat] = tempo == null ? 0 : tempo.bank();
    }
}
