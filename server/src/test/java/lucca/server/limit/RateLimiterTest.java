package lucca.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A budget")
class RateLimiterTest {
    private long now;
    private final RateLimiter rateLimiter = new RateLimiter(3, Duration.ofNanos(100), () -> now);

    @Test
    @DisplayName("has so many times at once, then one more in a while, and never more than whole")
    void refills() {
        assertThat(LongStream.range(0, 5).map(i -> rateLimiter.tryAcquire(1)))
                .containsExactly(0L, 0L, 0L, 100L, 100L);
        now = 99;
        assertThat(rateLimiter.tryAcquire(1)).isEqualTo(1);
        now = 100;
        assertThat(rateLimiter.tryAcquire(1)).isZero();
        assertThat(rateLimiter.tryAcquire(1)).isEqualTo(100);
        now = 100_000;
        assertThat(LongStream.range(0, 4).map(i -> rateLimiter.tryAcquire(1)))
                .containsExactly(0L, 0L, 0L, 100L);
    }

    @Test
    @DisplayName("is each key's own, but for few")
    void apart() {
        long shared =
                LongStream.range(0, 1000)
                        .filter(
                                key ->
                                        LongStream.range(0, 3)
                                                .anyMatch(i -> rateLimiter.tryAcquire(key) > 0))
                        .count();
        assertThat(shared).isLessThan(50);
    }

    @Test
    @DisplayName("is that of an address, or of the network of one of IPv6")
    void addresses() {
        assertThat(ClientAddress.of("2001:db8:1:2:3::4"))
                .isEqualTo(ClientAddress.of("2001:db8:1:2:ffff::1"));
        assertThat(ClientAddress.of("2001:db8:1:2::4"))
                .isNotEqualTo(ClientAddress.of("2001:db8:1:3::4"));
        assertThat(ClientAddress.of("192.0.2.1")).isNotEqualTo(ClientAddress.of("192.0.2.2"));
        assertThat(ClientAddress.of("::ffff:192.0.2.1")).isEqualTo(ClientAddress.of("192.0.2.1"));
        assertThat(ClientAddress.of("fe80::1%eth0")).isEqualTo(ClientAddress.of("fe80::1%eth0"));
        assertThat(ClientAddress.of("not an address: at all")).isNotZero();
    }
}
