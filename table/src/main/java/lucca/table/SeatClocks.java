package lucca.table;

import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The clocks of all seats, computed from the times of the log alone. An untimed table has none.
final class SeatClocks {
    private final List<SeatClock> clocks;

    private SeatClocks(List<SeatClock> clocks) {
        this.clocks = clocks;
    }

    static SeatClocks of(Tempo tempo, int seats) {
        return new SeatClocks(
                switch (tempo) {
                    case Tempo.Untimed _ -> List.of();
                    case Tempo.Timed timed ->
                            IntStream.range(0, seats)
                                    .mapToObj(seat -> new SeatClock(timed))
                                    .toList();
                });
    }

    SeatClocks copy() {
        return new SeatClocks(clocks.stream().map(SeatClock::copy).toList());
    }

    /// Runs the clocks of exactly these seats.
    /// @param asked the seats that the game waits for after so many steps, even if a bot
    ///     substitutes
    void run(IntPredicate asked, IntPredicate runs, int steps, long now) {
        for (int seat = 0; seat < clocks.size(); seat++) {
            clocks.get(seat).run(asked.test(seat), runs.test(seat), steps, now);
        }
    }

    /// Rewinds all clocks to a number of steps.
    void rewind(int steps, long now) {
        clocks.forEach(seatClock -> seatClock.rewind(steps, now));
    }

    /// The time at which a seat times out; `null` if its clock is stopped.
    @Nullable Long deadline(int seat) {
        return clocks.isEmpty() ? null : clocks.get(seat).deadline();
    }

    /// The bank that remains to a seat if its turn ends now.
    long bankLeft(int seat, long now) {
        return clocks.isEmpty() ? 0 : clocks.get(seat).bankLeft(now);
    }

    void markTimedOut(int seat) {
        if (!clocks.isEmpty()) {
            clocks.get(seat).markTimedOut();
        }
    }

    void restore(int seat) {
        if (!clocks.isEmpty()) {
            clocks.get(seat).restore();
        }
    }
}
