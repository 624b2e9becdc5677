package lucca.server;

import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import lucca.server.store.Database;
import org.springframework.boot.tomcat.TomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

/// A server in a test, on any free port, with its database in a folder.
final class Running implements Site, AutoCloseable {
    /// Lets little be enough to fill all buffers on the way to a client.
    static final Part SMALL_BUFFERS =
            context ->
                    context.registerBean(
                            "smallSocketBuffers",
                            SmallSocketBuffers.class,
                            SmallSocketBuffers::new);

    private final String database;
    private final List<Part> parts = new ArrayList<>();
    private final double limits;
    private final Network network;
    private final HttpClient http = HttpClient.newHttpClient();
    private LuccaServer server;

    private Running(String database, double limits, Network network, List<Part> parts) {
        this.database = database;
        this.limits = limits;
        this.network = network;
        this.parts.addAll(parts);
        server = start();
    }

    static Running in(Path folder) {
        return on(Database.in(folder));
    }

    /// With its database at that address.
    static Running on(String database, Part... parts) {
        return new Running(database, 0, Network.LOCAL, List.of(parts));
    }

    /// With some of its parts replaced.
    static Running with(Path folder, Part... parts) {
        return on(Database.in(folder), parts);
    }

    /// With limits, which tests do without else.
    static Running limited(Path folder, double limits, boolean proxy) {
        return at(folder, limits, proxy ? Network.BEHIND_PROXY : Network.LOCAL);
    }

    /// With limits and another place in the network.
    static Running at(Path folder, double limits, Network network, Part... parts) {
        return new Running(Database.in(folder), limits, network, List.of(parts));
    }

    /// Behind a proxy, without limits.
    static Running proxied(String database) {
        return new Running(database, 0, Network.BEHIND_PROXY, List.of());
    }

    /// A part of a test's own.
    interface Part extends ApplicationContextInitializer<GenericApplicationContext> {}

    /// Puts a part in the place of the server's own.
    static <T> Part part(Class<T> type, Supplier<T> part) {
        return context ->
                context.registerBean(
                        "test" + type.getSimpleName(),
                        type,
                        part,
                        definition -> definition.setPrimary(true));
    }

    /// Chooses something that people hardly ever do.
    static Part set(String name, String value) {
        return context ->
                context.getEnvironment()
                        .getPropertySources()
                        .addFirst(new MapPropertySource(name, Map.of(name, value)));
    }

    private LuccaServer start() {
        return LuccaServer.start(
                new Settings(0, database, limits, network, Settings.PLAIN),
                context -> parts.forEach(part -> part.initialize(context)));
    }

    /// The address of its database.
    String database() {
        return database;
    }

    void restart() {
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
