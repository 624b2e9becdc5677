package lucca.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.stream.LongStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A rate limit")
class RateLimiterTest {
    private long now;
    private final RateLimiter rateLimiter = new RateLimiter(3, Duration.ofNanos(100), () -> now);

    @Test
    @DisplayName("allows a burst, then one more per interval, and never more than a full burst")
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
    @DisplayName("is separate for nearly all keys")
    void separateKeys() {
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
    @DisplayName("applies to an address, or to the network of an IPv6 address")
    void addresses() {
        assertThat(ClientAddressKey.of("2001:db8:1:2:3::4"))
                .isEqualTo(ClientAddressKey.of("2001:db8:1:2:ffff::1"));
        assertThat(ClientAddressKey.of("2001:db8:1:2::4"))
                .isNotEqualTo(ClientAddressKey.of("2001:db8:1:3::4"));
        assertThat(ClientAddressKey.of("192.0.2.1")).isNotEqualTo(ClientAddressKey.of("192.0.2.2"));
        assertThat(ClientAddressKey.of("::ffff:192.0.2.1"))
                .isEqualTo(ClientAddressKey.of("192.0.2.1"));
        assertThat(ClientAddressKey.of("fe80::1%eth0"))
                .isEqualTo(ClientAddressKey.of("fe80::1%eth0"));
        assertThat(ClientAddressKey.of("not an address: at all")).isNotZero();
    }
}
