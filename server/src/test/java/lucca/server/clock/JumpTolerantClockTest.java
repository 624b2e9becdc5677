package lucca.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A steady clock")
class JumpTolerantClockTest {
    private static final long MINUTE = Duration.ofMinutes(1).toMillis();
    private static final long HOUR = Duration.ofHours(1).toMillis();

    private long wall = Instant.parse("2026-05-01T12:00:00Z").toEpochMilli();
    private long ticks = 77;
    private final long start = wall;
    private final JumpTolerantClock clock =
            new JumpTolerantClock(() -> Instant.ofEpochMilli(wall), () -> ticks);

    private void advance(long millis) {
        wall += millis;
        ticks += millis;
    }

    @Test
    @DisplayName("goes on as time does and follows small corrections")
    void follows() {
        long set = 0;
        for (int i = 0; i < 100; i++) {
            advance(HOUR);
            wall += MINUTE / 2;
            set += MINUTE / 2;
            assertThat(clock.millis()).isEqualTo(start + (i + 1) * HOUR + set);
            assertThat(clock.instant()).isEqualTo(Instant.ofEpochMilli(wall));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {24 * 365 * 3_600_000L, 120_000, -120_000, -24 * 365 * 3_600_000L})
    @DisplayName("does not jump, and is as before when the other is set right")
    void holds(long jump) {
        wall += jump;
        for (int i = 0; i < 59; i++) {
            assertThat(clock.millis()).isEqualTo(start + i * MINUTE);
            advance(MINUTE);
        }
        wall -= jump;
        assertThat(clock.millis()).isEqualTo(wall);
        advance(10 * HOUR);
        assertThat(clock.millis()).isEqualTo(wall).isEqualTo(start + 59 * MINUTE + 10 * HOUR);
    }

    @Test
    @DisplayName("believes a jump that lasts, counted from the last one")
    void believes() {
        wall += 8 * HOUR;
        assertThat(clock.millis()).isEqualTo(start);
        advance(HOUR - 1);
        wall += 5 * HOUR;
        assertThat(clock.millis()).isEqualTo(start + HOUR - 1);
        advance(HOUR - 1);
        assertThat(clock.millis()).isEqualTo(start + 2 * HOUR - 2);
        advance(1);
        assertThat(clock.millis()).isEqualTo(wall).isEqualTo(start + 15 * HOUR - 1);
    }

    @Test
    @DisplayName("lets nothing be deleted before it has agreed with time for an hour")
    void deletion() {
        DeletionCutoff guard = new DeletionCutoff(() -> Instant.ofEpochMilli(wall), () -> ticks);
        assertThat(guard.cutoff()).isEqualTo(Long.MIN_VALUE);
        advance(HOUR);
        assertThat(guard.cutoff()).isEqualTo(wall - 30 * 24 * HOUR);
        wall += HOUR;
        assertThat(guard.cutoff()).isEqualTo(Long.MIN_VALUE);
        advance(HOUR);
        assertThat(guard.cutoff()).isEqualTo(wall - 30 * 24 * HOUR);
    }
}
