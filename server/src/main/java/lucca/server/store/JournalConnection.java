package lucca.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;

/// A connection of the journal that caches its prepared statements: with SQLite, preparing most of
/// them takes longer than running them.
final class JournalConnection implements AutoCloseable {
    private static final int MAX_STATEMENTS = 100;

    private final Connection connection;
    private final boolean shared;
    private final Map<String, PreparedStatement> prepared = new LinkedHashMap<>(16, 0.75f, true);

    JournalConnection(Connection connection) throws SQLException {
        this.connection = connection;
        shared = connection.isWrapperFor(PGConnection.class);
    }

    /// Whether other nodes may use the same database.
    boolean isShared() {
        return shared;
    }

    /// A cached statement, which the caller must not close.
    PreparedStatement prepare(String sql) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
            closeLeastUsed();
        }
        return statement;
    }

    private void closeLeastUsed() throws SQLException {
        if (prepared.size() > MAX_STATEMENTS) {
            Iterator<PreparedStatement> statements = prepared.values().iterator();
            PreparedStatement leastUsed = statements.next();
            statements.remove();
            leastUsed.close();
        }
    }

    /// Executes an update; returns the number of changed rows.
    int update(String sql, @Nullable Object... values) throws SQLException {
        PreparedStatement statement = prepare(sql);
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement.executeUpdate();
    }

    void execute(String sql) throws SQLException {
        prepare(sql).execute();
    }

    /// Notifies other nodes once the transaction is committed.
    void notifyNodes(String channel, String text) throws SQLException {
        PreparedStatement call = prepare("SELECT pg_notify(?, ?)");
        call.setString(1, channel);
        call.setString(2, text);
        call.execute();
    }

    void setNetworkTimeout(int milliseconds) throws SQLException {
        connection.setNetworkTimeout(Runnable::run, milliseconds);
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
