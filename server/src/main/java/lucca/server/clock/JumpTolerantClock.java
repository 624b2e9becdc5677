package lucca.server.clock;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The clock of the machine, protected against jumps. After a jump, this clock continues from its
/// previous time, so that no session expires and no game is lost by it. A new time that stays for
/// [#DOUBT] is accepted: it may be right, for example after the machine has slept.
public final class JumpTolerantClock implements InstantSource {
    private static final Logger LOG = LoggerFactory.getLogger(JumpTolerantClock.class);

    /// The largest adjustment of the clock that is accepted at once.
    static final Duration TOLERANCE = Duration.ofMinutes(1);

    /// How long a new time must stay before it is accepted.
    static final Duration DOUBT = Duration.ofHours(1);

    /// Smaller differences need no new state.
    private static final long DRIFT = 1000;

    private final InstantSource wall;
    private final MonotonicClock monotonicClock;
    private volatile ClockState state;

    /// @param offset the difference between this clock and the monotonic clock
    private record ClockState(long offset, @Nullable Jump jump) {}

    /// @param offset the difference between the machine's clock and the monotonic clock since the
    ///     jump
    private record Jump(long offset, long since) {}

    public JumpTolerantClock(InstantSource wall, MonotonicClock monotonicClock) {
        this.wall = wall;
        this.monotonicClock = monotonicClock;
        state = new ClockState(wall.millis() - monotonicClock.millis(), null);
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis());
    }

    @Override
    public long millis() {
        long now = monotonicClock.millis();
        long offset = wall.millis() - now;
        ClockState before = state;
        boolean same = before.jump() == null && Math.abs(offset - before.offset()) <= DRIFT;
        return now + (same ? offset : follow(offset, now));
    }

    /// Returns the offset to the monotonic clock from now on.
    private synchronized long follow(long offset, long now) {
        ClockState before = state;
        Jump jump = before.jump();
        if (isNear(offset, before.offset())) {
            if (jump != null) {
                LOG.warn("The clock of this machine is back to its previous time.");
            }
            state = new ClockState(offset, null);
        } else if (jump == null || !isNear(offset, jump.offset())) {
            LOG.warn(
                    "The clock of this machine has jumped by {} s; the new time is accepted if it stays"
                            + " for {} minutes.",
                    Duration.ofMillis(offset - before.offset()).toSeconds(),
                    DOUBT.toMinutes());
            state = new ClockState(before.offset(), new Jump(offset, now));
        } else if (now - jump.since() >= DOUBT.toMillis()) {
            LOG.warn("The clock of this machine has kept its new time, which is accepted now.");
            state = new ClockState(offset, null);
        }
        return state.offset();
    }

    private static boolean isNear(long one, long other) {
        return Math.abs(one - other) <= TOLERANCE.toMillis();
    }
}
