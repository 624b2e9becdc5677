package lucca.server.clock;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A jump-tolerant clock")
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
    @DisplayName("advances with the wall clock and follows small corrections")
    void smallCorrections() {
        long corrected = 0;
        for (int i = 0; i < 100; i++) {
            advance(HOUR);
            wall += MINUTE / 2;
            corrected += MINUTE / 2;
            assertThat(clock.millis()).isEqualTo(start + (i + 1) * HOUR + corrected);
            assertThat(clock.instant()).isEqualTo(Instant.ofEpochMilli(wall));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {24 * 365 * 3_600_000L, 120_000, -120_000, -24 * 365 * 3_600_000L})
    @DisplayName("ignores a jump, and agrees with the wall clock again when it is corrected")
    void correctedJump(long jump) {
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
    @DisplayName("follows a jump after an hour without another jump")
    void lastingJump() {
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
    @DisplayName("allows no deletions before it has agreed with the wall clock for an hour")
    void deletion() {
        DeletionCutoff deletionCutoff =
                new DeletionCutoff(() -> Instant.ofEpochMilli(wall), () -> ticks);
        assertThat(deletionCutoff.cutoff()).isEqualTo(Long.MIN_VALUE);
        advance(HOUR);
        assertThat(deletionCutoff.cutoff()).isEqualTo(wall - 30 * 24 * HOUR);
        wall += HOUR;
        assertThat(deletionCutoff.cutoff()).isEqualTo(Long.MIN_VALUE);
        advance(HOUR);
        assertThat(deletionCutoff.cutoff()).isEqualTo(wall - 30 * 24 * HOUR);
    }
}
