package lucca.server;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What of a server is to be chosen.
/// @param port where it listens; 0 for any that is free
/// @param database the address of the database
/// @param limits by how much more than usual people may ask; 0 for without limits
/// @param network where it listens, and whom it believes
/// @param log how its log is written: `plain` for people, or a form of JSON that Spring knows
public record ServerSettings(
        int port, String database, double limits, NetworkSettings network, String log) {
    static final String PLAIN = "plain";
    static final String ADDRESS = "server.address";

    /// What the server needs before anybody comes, and what a connection takes at most: its own
    /// buffers, and some of what it is answered.
    private static final long SERVER_BYTES = 48L << 20;
    private static final long CONNECTION_BYTES = 96L << 10;
    private static final int MOST_CONNECTIONS = 20_000;

    /// The part of the heap in which messages may wait for slow readers.
    private static final int STREAM_SHARE = 8;

    /// What Spring would bring along because its libraries are there, and nobody here uses.
    /// Commands
    /// are timed by their outcome, see Meters; changes are written by the Journal.
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

    /// As Spring knows them, with all that is not to be chosen.
    Map<String, Object> properties() {
        Map<String, Object> all = new HashMap<>(fixedProperties());
        all.putAll(managementProperties());
        all.putAll(network.properties());
        all.putAll(memoryProperties(Runtime.getRuntime().maxMemory()));
        if (!log.equals(PLAIN)) {
            all.put("logging.structured.format.console", log);
            all.put("logging.level." + ServeCommand.class.getName(), "info"); // where it is
        }
        return all;
    }

    /// What fits into a heap of this size.
    static Map<String, Object> memoryProperties(long heap) {
        long connections = (heap - SERVER_BYTES) / CONNECTION_BYTES;
        return Map.of(
                "server.tomcat.max-connections",
                Math.clamp(connections, 100, MOST_CONNECTIONS),
                "lucca.streams.queued",
                heap / STREAM_SHARE);
    }

    /// What those who run it may ask.
    private static Map<String, Object> managementProperties() {
        return Map.ofEntries(
                Map.entry("management.endpoints.web.exposure.include", "health,prometheus"),
                Map.entry("management.endpoints.web.discovery.enabled", false),
                Map.entry("management.endpoint.health.probes.enabled", true),
                Map.entry(
                        "management.endpoint.health.group.readiness.include",
                        "readinessState,journal,db"),
                Map.entry("spring.autoconfigure.exclude", UNUSED),
                // Whatever the caller reads: descriptions are kept for each locale, without end.
                Map.entry("spring.web.locale-resolver", "fixed"),
                Map.entry("spring.web.locale", "en"),
                Map.entry("springdoc.api-docs.version", "openapi_3_1"),
                Map.entry("springdoc.paths-to-match", "/api/**"),
                Map.entry("springdoc.override-with-generic-response", false),
                Map.entry("logging.level.org.springdoc", "error"),
                Map.entry("logging.level.io.micrometer", "error"),
                // The journal tells once that the database fails; these would tell it with each
                // attempt.
                Map.entry("logging.level.com.github.kagkarlsson.scheduler", "off"),
                Map.entry("logging.level.com.zaxxer.hikari", "error"),
                Map.entry("logging.level.org.springframework.boot.jdbc.health", "error"),
                // At this level they would write down cookies and tokens, even if all else is told.
                Map.entry("logging.level.org.apache.coyote", "warn"),
                Map.entry("logging.level.org.apache.tomcat", "warn"),
                Map.entry("logging.level.org.apache.catalina", "warn"));
    }

    private Map<String, Object> fixedProperties() {
        return Map.ofEntries(
                Map.entry("server.port", port),
                Map.entry("server.shutdown", "graceful"),
                // The server has its own way, see ForwardedValve.
                Map.entry("server.forward-headers-strategy", "none"),
                Map.entry("lucca.limits", limits),
                Map.entry("server.tomcat.max-keep-alive-requests", -1),
                // Many streams that end are followed by many that begin: the buffers of so many are
                // kept, 60 kB each.
                Map.entry("server.tomcat.processor-cache", 2_000),
                Map.entry("spring.lifecycle.timeout-per-shutdown-phase", "10s"),
                Map.entry("spring.threads.virtual.enabled", true),
                Map.entry("spring.datasource.url", database),
                Map.entry("spring.datasource.hikari.minimum-idle", 1),
                // In milliseconds: a request waits no longer for a connection.
                Map.entry("spring.datasource.hikari.connection-timeout", 3000),
                Map.entry("spring.datasource.hikari.validation-timeout", 1000),
                Map.entry(
                        "spring.datasource.hikari.exception-override-class-name",
                        "lucca.server.store.FailedConnectionEvictor"),
                Map.entry("spring.flyway.locations", "classpath:lucca/server/migration"),
                // A node that has died is missed after this time; see Attendance.
                Map.entry("lucca.grace", "5s"),
                // The web client is served by a class of its own.
                Map.entry("spring.web.resources.add-mappings", false),
                Map.entry("server.mime-mappings.webmanifest", "application/manifest+json"),
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
                        "logging.level.org.springframework.boot.tomcat.servlet"
                                + ".DeferredServletContainerInitializers",
                        "off"),
                Map.entry(
                        "logging.level.org.springframework.boot.diagnostics"
                                + ".LoggingFailureAnalysisReporter",
                        "off"));
    }
}
