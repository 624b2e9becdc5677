package lucca.server;

import java.net.InetAddress;
import org.springframework.aot.AotDetector;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.util.ClassUtils;

/// A running server; [#close] stops it.
public final class LuccaServer implements AutoCloseable {
    private static final String AOT_INITIALIZER =
            ServerApplication.class.getName() + "__ApplicationContextInitializer";

    private final ConfigurableApplicationContext context;

    private LuccaServer(ConfigurableApplicationContext context) {
        this.context = context;
    }

    /// Starts with the beans that the build has determined (Spring AOT), which takes half the time.
    /// Without them, as in tests, Spring scans for beans.
    public static LuccaServer start(ServerSettings serverSettings) {
        if (ClassUtils.isPresent(AOT_INITIALIZER, LuccaServer.class.getClassLoader())) {
            System.setProperty(AotDetector.AOT_ENABLED, "true");
        }
        return start(serverSettings, context -> {});
    }

    /// Starts with customized beans, for tests.
    public static LuccaServer start(
            ServerSettings serverSettings,
            ApplicationContextInitializer<GenericApplicationContext> extraInitializer) {
        SpringApplication application = new SpringApplication(ServerApplication.class);
        application.setMainApplicationClass(ServerApplication.class);
        application.setDefaultProperties(serverSettings.properties());
        application.addInitializers(extraInitializer);
        return new LuccaServer(application.run());
    }

    /// The port on which the server listens.
    public int port() {
        return context.getEnvironment().getRequiredProperty("local.server.port", Integer.class);
    }

    /// Whether the server can be reached from this machine only.
    boolean isLocal() {
        InetAddress address =
                context.getEnvironment().getProperty(ServerSettings.ADDRESS, InetAddress.class);
        return address != null && address.isLoopbackAddress();
    }

    /// Answers open requests, ends all streams, and closes the database connections.
    @Override
    public void close() {
        context.close();
    }
}
