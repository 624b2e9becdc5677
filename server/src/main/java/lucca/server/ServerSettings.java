package lucca.server;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The settings of a server that an operator can choose.
/// @param port the port on which it listens; 0 for any free port
/// @param database the address of the database
/// @param limits the multiplier for rate limits; 0 for no limits
/// @param network the address on which it listens, and the proxies that it trusts
/// @param log the log format: `plain` for people, or a JSON format of Spring
public record ServerSettings(
        int port, String database, double limits, NetworkSettings network, String log) {
    public static final String PLAIN = "plain";
    static final String ADDRESS = "server.address";

    /// The heap that the server needs without clients, and the most that one connection takes: its
    /// own buffers and a part of its responses.
    private static final long SERVER_BYTES = 48L << 20;
    private static final long CONNECTION_BYTES = 96L << 10;
    private static final int MAX_CONNECTIONS = 20_000;

    /// The heap divided by this is the limit for messages queued for slow readers.
    private static final int STREAM_SHARE = 8;

    /// Auto-configurations that Spring would add because of the libraries on the class path, but
    /// that the server does not use. [lucca.server.metrics.ServerMetrics] times commands by their
    /// outcome, and the journal writes changes.
    private static final String UNUSED =
            Stream.of(
                            "autoconfigure.aop.Aop",
                            "autoconfigure.info.ProjectInfo",
                            "actuate.autoconfigure.info.InfoContributor",
                            "autoconfigure.ssl.Ssl",
                            "health.autoconfigure.application.SslHealthContributor",
                            "micrometer.metrics.autoconfigure.ssl.SslMetrics",
                            "autoconfigure.task.TaskExecution",
                            "autoconfigure.task.TaskScheduling",
                            "micrometer.metrics.autoconfigure.task.TaskExecutorMetrics",
                            "micrometer.observation.autoconfigure.ScheduledTasksObservation",
                            "jdbc.autoconfigure.DataSourceTransactionManager",
                            "persistence.autoconfigure.PersistenceExceptionTranslation",
                            "servlet.autoconfigure.Multipart",
                            "transaction.autoconfigure.Transaction",
                            "transaction.autoconfigure.TransactionManagerCustomization",
                            "validation.autoconfigure.Validation",
                            "webmvc.autoconfigure.WebMvcObservation")
                    .map(name -> "org.springframework.boot." + name + "AutoConfiguration")
                    .collect(Collectors.joining(","));

    /// The properties for Spring, including those that are not configurable.
    Map<String, Object> properties() {
        Map<String, Object> all = new HashMap<>(fixedProperties());
        all.putAll(managementProperties());
        all.putAll(network.properties());
        all.putAll(memoryProperties(Runtime.getRuntime().maxMemory()));
        if (!log.equals(PLAIN)) {
            all.put("logging.structured.format.console", log);
            all.put("logging.level." + ServeCommand.class.getName(), "info"); // announces the port
        }
        return all;
    }

    /// The limits that fit into a heap of this size.
    static Map<String, Object> memoryProperties(long heap) {
        long connections = (heap - SERVER_BYTES) / CONNECTION_BYTES;
        return Map.of(
                "server.tomcat.max-connections",
                Math.clamp(connections, 100, MAX_CONNECTIONS),
                "lucca.streams.queued",
                heap / STREAM_SHARE);
    }

    /// The properties of health checks, metrics, the API description and logging.
    private static Map<String, Object> managementProperties() {
        return Map.ofEntries(
                Map.entry("management.endpoints.web.exposure.include", "health,prometheus"),
                Map.entry("management.endpoints.web.discovery.enabled", false),
                Map.entry("management.endpoint.health.probes.enabled", true),
                Map.entry(
                        "management.endpoint.health.group.readiness.include",
                        "readinessState,journal,db"),
                Map.entry("spring.autoconfigure.exclude", UNUSED),
                // A fixed locale: Spring would cache API descriptions for each requested locale,
                // without limit.
                Map.entry("spring.web.locale-resolver", "fixed"),
                Map.entry("spring.web.locale", "en"),
                Map.entry("springdoc.api-docs.version", "openapi_3_1"),
                Map.entry("springdoc.paths-to-match", "/api/**"),
                Map.entry("springdoc.default-produces-media-type", "application/json"),
                Map.entry("springdoc.override-with-generic-response", false),
                Map.entry("logging.level.org.springdoc", "error"),
                Map.entry("logging.level.io.micrometer", "error"),
                // The journal logs a database failure once; these would log it at each attempt.
                Map.entry("logging.level.com.github.kagkarlsson.scheduler", "off"),
                Map.entry("logging.level.com.zaxxer.hikari", "error"),
                Map.entry("logging.level.org.springframework.boot.jdbc.health", "error"),
                // At lower levels these would log cookies and tokens, even if the root level is
                // lowered.
                Map.entry("logging.level.org.apache.coyote", "warn"),
                Map.entry("logging.level.org.apache.tomcat", "warn"),
                Map.entry("logging.level.org.apache.catalina", "warn"));
    }

    private Map<String, Object> fixedProperties() {
        return Map.ofEntries(
                Map.entry("server.port", port),
                Map.entry("server.shutdown", "graceful"),
                // See ForwardedHeadersValve.
                Map.entry("server.forward-headers-strategy", "none"),
                Map.entry("lucca.limits", limits),
                Map.entry("server.tomcat.max-keep-alive-requests", -1),
                // After many streams end, as many begin: keep that many processors for reuse, 60 kB
                // each.
                Map.entry("server.tomcat.processor-cache", 2_000),
                Map.entry("spring.lifecycle.timeout-per-shutdown-phase", "10s"),
                Map.entry("spring.threads.virtual.enabled", true),
                Map.entry("spring.datasource.url", database),
                Map.entry("spring.datasource.hikari.minimum-idle", 1),
                // In milliseconds: the longest time that a request waits for a connection.
                Map.entry("spring.datasource.hikari.connection-timeout", 3000),
                Map.entry("spring.datasource.hikari.validation-timeout", 1000),
                Map.entry(
                        "spring.datasource.hikari.exception-override-class-name",
                        "lucca.server.store.FailedConnectionEvictor"),
                Map.entry("spring.flyway.locations", "classpath:lucca/server/migration"),
                // Other nodes take over the work of a failed one after this time; see
                // BotAndClockScheduler.
                Map.entry("lucca.grace", "5s"),
                // WebClientResources serves the web client.
                Map.entry("spring.web.resources.add-mappings", false),
                Map.entry("server.mime-mappings.webmanifest", "application/manifest+json"),
                Map.entry("spring.main.banner-mode", "off"),
                Map.entry("spring.jmx.enabled", false),
                Map.entry("logging.level.root", "warn"),
                // Clients receive their errors as responses; the log does not need them.
                Map.entry("logging.level.org.springframework.web", "error"),
                Map.entry(
                        "logging.level.org.springframework.boot.web.server.servlet.context",
                        "error"),
                // ServeCommand prints one sentence about a failed start.
                Map.entry("logging.level.org.springframework.boot.SpringApplication", "off"),
                Map.entry(
                        "logging.level.org.springframework.boot.tomcat.servlet"
                                + ".DeferredServletContainerInitializers",
                        "off"),
                Map.entry(
                        "logging.level.org.springframework.boot.diagnostics"
                                + ".LoggingFailureAnalysisReporter",
                        "off"));
    }
}
