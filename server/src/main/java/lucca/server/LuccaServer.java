package lucca.server;

import java.net.InetAddress;
import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.util.ClassUtils;

/// A server that runs, until it is closed.
public final class LuccaServer implements AutoCloseable {
    private static final String FOUND =
            ServerApplication.class.getName() + "__ApplicationContextInitializer";

    private final ConfigurableApplicationContext context;

    private LuccaServer(ConfigurableApplicationContext context) {
        this.context = context;
    }

    /// Starts with the parts that were found when the server was built, which takes half the time;
    /// looks
    /// for them only if nobody has, as in tests.
    public static LuccaServer start(ServerSettings serverSettings) {
        if (ClassUtils.isPresent(FOUND, LuccaServer.class.getClassLoader())) {
            System.setProperty(AotDetector.AOT_ENABLED, "true");
        }
        return start(serverSettings, context -> {});
    }

    /// @param more puts parts in the place of others, for tests
    static LuccaServer start(
            ServerSettings serverSettings,
            ApplicationContextInitializer<GenericApplicationContext> more) {
        SpringApplication application = new SpringApplication(ServerApplication.class);
        application.setMainApplicationClass(ServerApplication.class);
        application.setDefaultProperties(serverSettings.properties());
        application.addInitializers(more);
        return new LuccaServer(application.run());
    }

    /// Where it listens.
    public int port() {
        return context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
    }

    /// Whether only this machine can reach it.
    boolean isLocal() {
        InetAddress address =
                context.getEnvironment().getProperty(ServerSettings.ADDRESS, InetAddress.class);
        return address != null && address.isLoopbackAddress();
    }

    /// Answers what was asked, ends all streams, and lets go of the database.
    @Override
    public void close() {
        context.close();
    }
}
