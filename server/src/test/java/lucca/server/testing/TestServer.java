package lucca.server.testing;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lucca.server.LuccaServer;
import lucca.server.NetworkSettings;
import lucca.server.ServerSettings;
import lucca.server.store.JdbcUrls;
import org.springframework.boot.tomcat.TomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/// A server inside the test process, on a free port, with its database in a folder.
public final class TestServer implements ServerEndpoint, AutoCloseable {
    /// Shrinks socket buffers, so that little data fills all buffers on the way to a client.
    public static final ContextCustomizer SMALL_BUFFERS =
            context ->
                    context.registerBean(
                            "smallSocketBuffers",
                            SmallSocketBuffers.class,
                            SmallSocketBuffers::new);

    private final String database;
    private final List<ContextCustomizer> customizers = new ArrayList<>();
    private final double limits;
    private final NetworkSettings networkSettings;
    private final HttpClient http = HttpClient.newHttpClient();
    private LuccaServer server;

    private TestServer(
            String database,
            double limits,
            NetworkSettings networkSettings,
            List<ContextCustomizer> parts) {
        this.database = database;
        this.limits = limits;
        this.networkSettings = networkSettings;
        this.customizers.addAll(parts);
        server = start();
    }

    public static TestServer inFolder(Path folder) {
        return onDatabase(JdbcUrls.sqliteIn(folder));
    }

    /// Starts a server on a database.
    public static TestServer onDatabase(String database, ContextCustomizer... parts) {
        return new TestServer(database, 0, NetworkSettings.LOCAL, List.of(parts));
    }

    /// Starts a server with customized beans.
    public static TestServer with(Path folder, ContextCustomizer... parts) {
        return onDatabase(JdbcUrls.sqliteIn(folder), parts);
    }

    /// Starts a server with usage limits, which other test servers do not have.
    public static TestServer limited(Path folder, double limits, boolean proxy) {
        return inNetwork(
                folder, limits, proxy ? NetworkSettings.BEHIND_PROXY : NetworkSettings.LOCAL);
    }

    /// Starts a server with usage limits and other network settings.
    public static TestServer inNetwork(
            Path folder,
            double limits,
            NetworkSettings networkSettings,
            ContextCustomizer... parts) {
        return new TestServer(JdbcUrls.sqliteIn(folder), limits, networkSettings, List.of(parts));
    }

    /// Starts a server behind a proxy, without usage limits.
    public static TestServer proxied(String database) {
        return new TestServer(database, 0, NetworkSettings.BEHIND_PROXY, List.of());
    }

    /// Customizes the application context of a server.
    public interface ContextCustomizer
            extends ApplicationContextInitializer<GenericApplicationContext> {}

    /// Replaces a bean of the server.
    public static <T> ContextCustomizer replacement(Class<T> type, Supplier<T> part) {
        return context ->
                context.registerBean(
                        "test" + type.getSimpleName(),
                        type,
                        part,
                        definition -> definition.setPrimary(true));
    }

    /// Sets a configuration property.
    public static ContextCustomizer property(String name, String value) {
        return context ->
                context.getEnvironment()
                        .getPropertySources()
                        .addFirst(new MapPropertySource(name, Map.of(name, value)));
    }

    private LuccaServer start() {
        return LuccaServer.start(
                new ServerSettings(0, database, limits, networkSettings, ServerSettings.PLAIN),
                context ->
                        customizers.forEach(
                                contextCustomizer -> contextCustomizer.initialize(context)));
    }

    /// Returns the address of the database.
    public String database() {
        return database;
    }

    public void restart() {
        server.close();
        server = start();
    }

    @Override
    public String address() {
        return "http://localhost:" + server.port();
    }

    @Override
    public HttpClient http() {
        return http;
    }

    @Override
    public void close() {
        server.close();
        http.close();
    }

    private static final class SmallSocketBuffers
            implements WebServerFactoryCustomizer<TomcatWebServerFactory> {
        @Override
        public void customize(TomcatWebServerFactory factory) {
            factory.addConnectorCustomizers(
                    connector -> connector.setProperty("socket.txBufSize", "4096"));
        }
    }
}
