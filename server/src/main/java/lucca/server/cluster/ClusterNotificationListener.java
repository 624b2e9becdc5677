package lucca.server.cluster;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import lucca.server.account.CallerResolver;
import lucca.server.store.DatabaseUrl;
import lucca.server.store.Journal;
import lucca.server.store.PersonChangeNotice;
import lucca.server.store.TableChangeNotice;
import lucca.server.store.UnpooledConnectionFactory;
import lucca.server.table.RoomRegistry;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/// Hears on a connection of its own which tables other nodes have moved on. Whenever it may have
/// missed something, all tables at hand are taken as moved on.
@Component
final class ClusterNotificationListener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ClusterNotificationListener.class);

    /// In milliseconds.
    private static final int SILENCE = 5000;

    private static final int SHORTEST_PAUSE = 100;
    private static final int LONGEST_PAUSE = 500;

    /// In seconds.
    private static final int PATIENCE = 5;

    private final String database;
    private final UnpooledConnectionFactory connections;
    private final Journal journal;
    private final RoomRegistry roomRegistry;
    private final CallerResolver callerResolver;
    private final Thread thread = Thread.ofVirtual().name("listener").unstarted(this::run);
    private volatile @Nullable Connection current;
    private volatile boolean closed;
    private int pause = SHORTEST_PAUSE;

    ClusterNotificationListener(
            @Value("${spring.datasource.url}") String database,
            UnpooledConnectionFactory connections,
            Journal journal,
            RoomRegistry roomRegistry,
            CallerResolver callerResolver) {
        this.database = database;
        this.connections = connections;
        this.journal = journal;
        this.roomRegistry = roomRegistry;
        this.callerResolver = callerResolver;
    }

    /// On a database that only one node can use there is nothing to hear.
    @EventListener(ApplicationReadyEvent.class)
    void start() {
        if (DatabaseUrl.isShared(database)) {
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
                    if (pause == SHORTEST_PAUSE) {
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
        roomRegistry.markAllRewritten(); // for what has happened until now
        callerResolver.invalidateAllSessions();
        pause = SHORTEST_PAUSE;
        PGConnection ear = connection.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification[] heard = ear.getNotifications(SILENCE);
            if ((heard == null || heard.length == 0) && !connection.isValid(PATIENCE)) {
                throw new SQLException("the connection is closed");
            }
            for (PGNotification each : heard == null ? new PGNotification[0] : heard) {
                handle(each);
            }
        }
    }

    private void handle(PGNotification heard) {
        try {
            if (heard.getName().equals(PersonChangeNotice.CHANNEL)) {
                handle(PersonChangeNotice.read(heard.getParameter()));
            } else {
                handle(TableChangeNotice.read(heard.getParameter()));
            }
        } catch (IllegalArgumentException e) {
            LOG.warn("Another application uses the notification channel '{}'", heard.getName());
        }
    }

    private void handle(TableChangeNotice tableChangeNotice) {
        if (!tableChangeNotice.node().equals(journal.nodeId())) {
            tableChangeNotice.versions().forEach(this::applyTableChange);
        }
    }

    /// Sessions are looked up in the database, which must not keep this thread from listening.
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
            roomRegistry.versionAnnounced(table, version);
        }
    }

    /// The longer nothing works, the longer.
    private void backOff() {
        try {
            Thread.sleep(pause);
            pause = Math.min(2 * pause, LONGEST_PAUSE);
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
