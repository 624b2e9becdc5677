package lucca.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.jdbc.autoconfigure.JdbcConnectionDetails;
import org.springframework.stereotype.Component;

/// Opens connections with time limits, so that a vanished database does not block callers.
@Component
public final class DriverConnectionFactory implements ConnectionFactory {
    /// These are driver properties; values in the URL take precedence.
    private static final String CONNECT_TIMEOUT_SECONDS = "2";

    private static final String SOCKET_TIMEOUT_SECONDS = "10";

    private final String url;
    private final Properties properties = new Properties();

    public DriverConnectionFactory(JdbcConnectionDetails database) {
        url = database.getJdbcUrl();
        put("user", database.getUsername());
        put("password", database.getPassword());
        if (JdbcUrls.isShared(url)) {
            put("connectTimeout", CONNECT_TIMEOUT_SECONDS);
            put("loginTimeout", CONNECT_TIMEOUT_SECONDS);
            put("socketTimeout", SOCKET_TIMEOUT_SECONDS);
            put("tcpKeepAlive", "true");
        }
    }

    private void put(String name, @Nullable String value) {
        if (value != null) {
            properties.setProperty(name, value);
        }
    }

    @Override
    public Connection open() throws SQLException {
        return open(new Properties());
    }

    /// Opens a connection with additional driver properties.
    public Connection open(Properties more) throws SQLException {
        Properties all = new Properties();
        all.putAll(properties);
        all.putAll(more);
        Connection connection = DriverManager.getConnection(url, all);
        try (Statement statement = connection.createStatement()) {
            statement.execute(JdbcUrls.initialStatement(url));
        } catch (SQLException e) {
            connection.close();
            throw e;
        }
        return connection;
    }
}
