package lucca.server;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import lucca.fair.ChanceSecret;
import lucca.server.clock.JumpTolerantClock;
import lucca.server.clock.MonotonicClock;
import lucca.server.table.ChanceSecretSource;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/// The Spring application: all beans of this package and its subpackages, the clocks, and the
/// source of randomness.
@SpringBootApplication(proxyBeanMethods = false)
class ServerApplication {
    @Bean
    MonotonicClock monotonicClock() {
        return () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Bean
    InstantSource clock(MonotonicClock monotonicClock) {
        return new JumpTolerantClock(InstantSource.system(), monotonicClock);
    }

    @Bean
    ChanceSecretSource secrets() {
        SecureRandom random = new SecureRandom();
        return () -> ChanceSecret.random(random);
    }

    /// Starts a server during the build, for Spring's ahead-of-time processing.
    static void main(String[] args) {
        ServerSettings any =
                new ServerSettings(
                        0, "jdbc:sqlite::memory:", 1, NetworkSettings.LOCAL, ServerSettings.PLAIN);
        LuccaServer.start(any, context -> {});
    }
}
