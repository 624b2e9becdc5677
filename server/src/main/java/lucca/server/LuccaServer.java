package lucca.server;

import java.security.SecureRandom;
import java.time.InstantSource;
import lucca.fair.Secret;
import lucca.server.table.Secrets;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.support.GenericApplicationContext;

/// A server that runs, until it is closed.
public final class LuccaServer implements AutoCloseable {
    private final ConfigurableApplicationContext context;

    private LuccaServer(ConfigurableApplicationContext context) {
        this.context = context;
    }

    /// The parts: whatever is marked as one in this package and below, and where time and chance
    /// come from.
    @SpringBootApplication(proxyBeanMethods = false)
    static class Parts {
        @Bean
        InstantSource clock() {
            return InstantSource.system();
        }

        @Bean
        Secrets secrets() {
            SecureRandom random = new SecureRandom();
            return () -> Secret.random(random);
        }
    }

    public static LuccaServer start(Settings settings) {
        return start(settings, context -> {});
    }

    /// @param more puts parts in the place of others, for tests
    static LuccaServer start(
            Settings settings, ApplicationContextInitializer<GenericApplicationContext> more) {
        SpringApplication application = new SpringApplication(Parts.class);
        application.setDefaultProperties(settings.properties());
        application.addInitializers(more);
        return new LuccaServer(application.run());
    }

    /// Where it listens.
    public int port() {
        return context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
    }

    /// Answers what was asked, ends all streams, and lets go of the database.
    @Override
    public void close() {
        context.close();
    }
}
