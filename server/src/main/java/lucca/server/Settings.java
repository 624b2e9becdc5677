package lucca.server;

import java.util.Map;

/// What of a server is to be chosen.
/// @param port where it listens; 0 for any that is free
/// @param database the address of the database
/// @param limits by how much more than usual people may ask; 0 for without limits
/// @param proxy whether all requests come through a reverse proxy, which says for whom
public record Settings(int port, String database, double limits, boolean proxy) {
    /// As Spring knows them, with all that is not to be chosen.
    Map<String, Object> properties() {
        return Map.ofEntries(
                Map.entry("server.port", port),
                Map.entry("server.shutdown", "graceful"),
                // Else anybody could claim to come from any address.
                Map.entry("server.forward-headers-strategy", proxy ? "native" : "none"),
                Map.entry("lucca.limits", limits),
                Map.entry("server.tomcat.max-connections", 20_000),
                Map.entry("server.tomcat.max-keep-alive-requests", -1),
                Map.entry("spring.lifecycle.timeout-per-shutdown-phase", "10s"),
                Map.entry("spring.threads.virtual.enabled", true),
                Map.entry("spring.datasource.url", database),
                Map.entry("spring.datasource.hikari.minimum-idle", 1),
                Map.entry("spring.flyway.locations", "classpath:lucca/server/migration"),
                Map.entry("spring.main.banner-mode", "off"),
                Map.entry("spring.jmx.enabled", false),
                Map.entry("logging.level.root", "warn"),
                // What callers do wrong is told to them, not to the log.
                Map.entry("logging.level.org.springframework.web", "error"),
                Map.entry(
                        "logging.level.org.springframework.boot.web.server.servlet.context",
                        "error"),
                // One sentence on the terminal says it; see Main.
                Map.entry("logging.level.org.springframework.boot.SpringApplication", "off"),
                Map.entry(
                        "logging.level.org.springframework.boot.diagnostics"
                                + ".LoggingFailureAnalysisReporter",
                        "off"));
    }
}
