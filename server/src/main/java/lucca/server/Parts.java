package lucca.server;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.concurrent.TimeUnit;
import lucca.fair.Secret;
import lucca.server.clock.SteadyClock;
import lucca.server.clock.Ticks;
import lucca.server.table.Secrets;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/// The parts of a server: whatever is marked as one in this package and below, and where time and
/// chance come from.
@SpringBootApplication(proxyBeanMethods = false)
class Parts {
    @Bean
    Ticks ticks() {
        return () -> TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Bean
    InstantSource clock(Ticks ticks) {
        return new SteadyClock(InstantSource.system(), ticks);
    }

    @Bean
    Secrets secrets() {
        SecureRandom random = new SecureRandom();
        return () -> Secret.random(random);
    }

    /// Starts a server, for who looks at its parts while it is built.
    static void main(String[] args) {
        Settings any = new Settings(0, "jdbc:sqlite::memory:", 1, Network.LOCAL, Settings.PLAIN);
        LuccaServer.start(any, context -> {});
    }
}
