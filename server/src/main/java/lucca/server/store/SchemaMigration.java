package lucca.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashSet;
import java.util.Set;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationState;
import org.flywaydb.core.api.configuration.FluentConfiguration;
import org.springframework.boot.flyway.autoconfigure.FlywayConfigurationCustomizer;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/// Migrates the schema of the database and validates database files.
@Configuration(proxyBeanMethods = false)
public class SchemaMigration {
    private static final String SQLITE = "jdbc:sqlite:";
    private static final String COLUMNS =
            "SELECT m.name || '.' || c.name || ' ' || c.type || ' ' || c.\"notnull\" || ' ' || c.pk"
                    + " FROM sqlite_master m JOIN pragma_table_info(m.name) c"
                    + " WHERE m.type = 'table'";

    /// No migration creates these, and they could change data behind the server's back.
    private static final String TRIGGERS_AND_VIEWS =
            "SELECT name FROM sqlite_master WHERE type IN ('trigger', 'view')";

    /// Connects without time limits, because a migration may take longer than other statements.
    @Bean
    FlywayConfigurationCustomizer migrationWithoutTimeouts(JdbcConnectionDetails database) {
        return configuration ->
                configuration.dataSource(
                        database.getJdbcUrl(), database.getUsername(), database.getPassword());
    }

    /// Refuses the database of a newer server before anything is changed.
    @Bean
    FlywayMigrationStrategy refuseNewerSchema() {
        return flyway -> {
            checkNotNewer(flyway);
            flyway.migrate();
        };
    }

    private static void checkNotNewer(Flyway flyway) {
        for (MigrationInfo migration : flyway.info().applied()) {
            if (migration.getState() == MigrationState.FUTURE_SUCCESS) {
                throw new NewerSchemaException(String.valueOf(migration.getVersion()));
            }
        }
    }

    /// Whether a file is an undamaged SQLite database of a server of this version or an older one.
    /// @throws NewerSchemaException if it belongs to a newer server
    public static boolean isValid(Path file) throws IOException {
        try {
            Flyway flyway = flyway(file).ignoreMigrationPatterns("*:pending", "*:future").load();
            MigrationInfo current = flyway.info().current();
            if (current == null || !isIntact(file)) {
                return false;
            }
            checkNotNewer(flyway);
            return flyway.validateWithResult().validationSuccessful
                    && texts(file, TRIGGERS_AND_VIEWS).isEmpty()
                    && columns(file).containsAll(expected(String.valueOf(current.getVersion())));
        } catch (FlywayException | SQLException e) {
            return false;
        }
    }

    private static FluentConfiguration flyway(Path file) {
        return Flyway.configure()
                .dataSource(SQLITE + file, null, null)
                .locations("classpath:lucca/server/migration");
    }

    private static boolean isIntact(Path file) throws SQLException {
        return texts(file, "PRAGMA integrity_check").equals(Set.of("ok"));
    }

    private static Set<String> columns(Path file) throws SQLException {
        return texts(file, COLUMNS);
    }

    /// The columns of a database with this schema version.
    private static Set<String> expected(String version) throws IOException, SQLException {
        Path file = Files.createTempFile("lucca", ".db");
        try {
            flyway(file).target(version).load().migrate();
            return columns(file);
        } finally {
            Files.delete(file);
        }
    }

    private static Set<String> texts(Path file, String query) throws SQLException {
        Set<String> texts = new HashSet<>();
        try (Connection connection = DriverManager.getConnection(SQLITE + file);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
        }
        return texts;
    }
}
