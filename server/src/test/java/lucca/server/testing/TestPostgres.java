package lucca.server.testing;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL, started when the first test needs it.
public final class TestPostgres {
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private TestPostgres() {}

    private static final class Holder {
        static final EmbeddedPostgres SERVER = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    /// Creates an empty database and returns its address.
    public static String newDatabase() {
        String name = "lucca" + NUMBER.incrementAndGet();
        execute("CREATE DATABASE " + name);
        return Holder.SERVER.getJdbcUrl("postgres", name);
    }

    /// Creates an empty database with its tables in a folder, and returns its address.
    public static String newDatabaseIn(Path folder) {
        String name = "lucca" + NUMBER.incrementAndGet();
        execute("CREATE TABLESPACE " + name + " LOCATION '" + folder + "'");
        execute("CREATE DATABASE " + name + " TABLESPACE " + name);
        return Holder.SERVER.getJdbcUrl("postgres", name);
    }

    /// Drops a database created by [#newDatabaseIn].
    public static void drop(String url) {
        String name = url.replaceFirst(".*/(lucca[0-9]+).*", "$1");
        execute("DROP DATABASE " + name + " WITH (FORCE)");
        execute("DROP TABLESPACE " + name);
    }

    private static void execute(String sql) {
        try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
