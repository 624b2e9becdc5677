package lucca.server.cluster;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import lucca.server.account.CallerResolver;
import lucca.server.room.RoomRegistry;
import lucca.server.store.DriverConnectionFactory;
import lucca.server.store.JdbcUrls;
import lucca.server.store.Journal;
import lucca.server.store.PersonChangeNotice;
import lucca.server.store.TableChangeNotice;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Receives notifications of changes made by other nodes, on a connection of its own. Whenever it
/// may have missed some, all loaded tables are marked as stale.
@Component
final class ClusterNotificationListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterNotificationListener.class);

    /// The longest wait for notifications before the connection is checked, in milliseconds.
    private static final int SILENCE = 5000;

    private static final int MIN_PAUSE = 100;
    private static final int MAX_PAUSE = 500;

    /// The longest wait for that check.
    private static final int TIMEOUT_SECONDS = 5;

    private final String database;
    private final DriverConnectionFactory connections;
    private final Journal journal;
    private final RoomRegistry roomRegistry;
    private final CallerResolver callerResolver;
    private final Thread thread = Thread.ofVirtual().name("listener").unstarted(this::run);
    private volatile @Nullable Connection current;
    private volatile boolean closed;
    private int pause = MIN_PAUSE;

    ClusterNotificationListener(
            @Value("${spring.datasource.url}") String database,
            DriverConnectionFactory connections,
            Journal journal,
            RoomRegistry roomRegistry,
            CallerResolver callerResolver) {
        this.database = database;
        this.connections = connections;
        this.journal = journal;
        this.roomRegistry = roomRegistry;
        this.callerResolver = callerResolver;
    }

    /// Does nothing on a database that only one node can use.
    @EventListener(ApplicationReadyEvent.class)
    void start() {
        if (JdbcUrls.isShared(database)) {
            thread.start();
        }
    }

    private void run() {
        while (!closed) {
            try (Connection connection = connect()) {
                current = connection;
                listen(connection);
            } catch (SQLException e) {
                if (!closed) {
                    if (pause == MIN_PAUSE) {
                        LOG.warn(
                                "Cannot receive notifications from other nodes; retrying: {}",
                                e.getMessage());
                    }
                    roomRegistry.markAllStale();
                    backOff();
                }
            }
        }
    }

    private Connection connect() throws SQLException {
        Properties more = new Properties();
        more.setProperty("ApplicationName", "lucca listens");
        return connections.open(more);
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + TableChangeNotice.CHANNEL);
            statement.execute("LISTEN " + PersonChangeNotice.CHANNEL);
        }
        roomRegistry.markAllRewritten(); // changes before LISTEN were missed
        callerResolver.invalidateAllSessions();
        pause = MIN_PAUSE;
        PGConnection receiver = connection.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification[] received = receiver.getNotifications(SILENCE);
            if ((received == null || received.length == 0)
                    && !connection.isValid(TIMEOUT_SECONDS)) {
                throw new SQLException("the connection is closed");
            }
            for (PGNotification notice : received == null ? new PGNotification[0] : received) {
                handle(notice);
            }
        }
    }

    private void handle(PGNotification notice) {
        try {
            if (notice.getName().equals(PersonChangeNotice.CHANNEL)) {
                handle(PersonChangeNotice.read(notice.getParameter()));
            } else {
                handle(TableChangeNotice.read(notice.getParameter()));
            }
        } catch (IllegalArgumentException e) {
            LOG.warn("Another application uses the notification channel '{}'", notice.getName());
        }
    }

    private void handle(TableChangeNotice tableChangeNotice) {
        if (!tableChangeNotice.node().equals(journal.nodeId())) {
            tableChangeNotice.versions().forEach(this::applyTableChange);
        }
    }

    /// Looks up sessions in another thread, because database queries must not block the listener.
    private void handle(PersonChangeNotice notice) {
        if (!notice.node().equals(journal.nodeId())) {
            Thread.startVirtualThread(
                    () -> notice.people().forEach(callerResolver::invalidateSessions));
        }
    }

    private void applyTableChange(String table, long version) {
        if (version == TableChangeNotice.REWRITTEN) {
            roomRegistry.markRewritten(table);
        } else {
            roomRegistry.announceVersion(table, version);
        }
    }

    /// Waits longer after each failed attempt.
    private void backOff() {
        try {
            Thread.sleep(pause);
            pause = Math.min(2 * pause, MAX_PAUSE);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        Connection connection = current;
        if (connection != null) {
            try {
                connection.abort(Runnable::run);
            } catch (SQLException e) {
                LOG.debug("Could not cancel the listener's connection", e);
            }
        }
        thread.interrupt();
    }
}
