package lucca.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

/// A real PostgreSQL, started when the first test needs it.
public final class Postgres {
    private static final AtomicInteger NUMBER = new AtomicInteger();

    private Postgres() {}

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

    /// The address of an empty database that nobody else uses.
    public static String fresh() {
        String name = "lucca" + NUMBER.incrementAndGet();
        try (Connection connection = Holder.SERVER.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE DATABASE " + name);
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return Holder.SERVER.getJdbcUrl("postgres", name);
    }
}
