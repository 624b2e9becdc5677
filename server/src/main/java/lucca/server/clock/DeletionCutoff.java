package lucca.server.clock;

import java.time.Duration;
import java.time.InstantSource;
import org.springframework.stereotype.Component;

/// Decides which expired data may be deleted for good. A server cannot know whether its clock is
/// right just after its start or after a jump of the clock. It then deletes nothing for an hour,
/// which gives an operator time to notice.
@Component
public final class DeletionCutoff {
    private static final long TOLERANCE = Duration.ofMinutes(1).toMillis();
    private static final long DOUBT = Duration.ofHours(1).toMillis();

    /// The shortest time for which expired data is kept.
    private static final long RETENTION = Duration.ofDays(30).toMillis();

    private final InstantSource clock;
    private final MonotonicClock monotonicClock;
    private long offset;
    private long since;

    public DeletionCutoff(InstantSource clock, MonotonicClock monotonicClock) {
        this.clock = clock;
        this.monotonicClock = monotonicClock;
        since = monotonicClock.millis();
        offset = clock.millis() - since;
    }

    /// The time before which data must have expired to be deleted; [Long#MIN_VALUE] while the clock
    /// is in doubt.
    public synchronized long cutoff() {
        long now = monotonicClock.millis();
        long time = clock.millis();
        if (Math.abs(time - now - offset) > TOLERANCE) {
            offset = time - now;
            since = now;
        }
        return now - since < DOUBT ? Long.MIN_VALUE : time - RETENTION;
    }
}
