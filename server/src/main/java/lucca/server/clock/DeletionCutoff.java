package lucca.server.clock;

import java.time.Duration;
import java.time.InstantSource;
import org.springframework.stereotype.Component;

/// Says whether what has expired may be deleted for good. A server that has just started cannot
/// know whether its clock is right, nor can one whose clock has just jumped: both wait for somebody
/// to notice.
@Component
public final class DeletionCutoff {
    private static final long TOLERANCE = Duration.ofMinutes(1).toMillis();
    private static final long DOUBT = Duration.ofHours(1).toMillis();

    /// How long after it has expired something is kept at least.
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

    /// What has expired before this time may be deleted; nothing did if the clock is in doubt.
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
