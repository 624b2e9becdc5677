package lucca.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import org.springframework.jdbc.datasource.AbstractDataSource;

/// Where a pool gets its connections. The pool itself would try less and less often while the
/// database is gone, and would notice its return only seconds later. So once there was a
/// connection,
/// this tries at a steady pace until there is one again.
final class ReconnectingDataSource extends AbstractDataSource {
    /// In milliseconds.
    private static final long PAUSE = 100;

    private final ConnectionFactory database;
    private final HikariDataSource pool;
    private volatile boolean connected;

    ReconnectingDataSource(ConnectionFactory database, HikariDataSource pool) {
        this.database = database;
        this.pool = pool;
    }

    @Override
    public Connection getConnection() throws SQLException {
        while (true) {
            try {
                Connection connection = database.open();
                connected = true;
                return connection;
            } catch (SQLException e) {
                if (!connected || pool.isClosed()) {
                    throw e;
                }
                pause(e);
            }
        }
    }

    private static void pause(SQLException failure) throws SQLException {
        try {
            Thread.sleep(PAUSE);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failure;
        }
    }

    @Override
    public Connection getConnection(String name, String password) throws SQLException {
        return getConnection();
    }
}
