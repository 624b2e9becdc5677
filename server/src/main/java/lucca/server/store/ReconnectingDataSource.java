package lucca.server.store;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import org.springframework.jdbc.datasource.AbstractDataSource;

/// Supplies the pool with connections. After an outage the pool itself would back off and notice
/// the recovery only seconds later. So after the first connection, this data source retries at a
/// fixed interval.
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
