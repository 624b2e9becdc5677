package lucca.server.node;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import lucca.server.people.Callers;
import lucca.server.store.Database;
import lucca.server.store.Journal;
import lucca.server.store.Notice;
import lucca.server.store.PersonNotice;
import lucca.server.store.PhysicalConnections;
import lucca.server.table.Rooms;
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
final class Listener implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Listener.class);

    /// In milliseconds.
    private static final int SILENCE = 5000;

    private static final int SHORTEST_PAUSE = 100;
    private static final int LONGEST_PAUSE = 500;

    /// In seconds.
    private static final int PATIENCE = 5;

    private final String database;
    private final PhysicalConnections connections;
    private final Journal journal;
    private final Rooms rooms;
    private final Callers callers;
    private final Thread thread = Thread.ofVirtual().name("listener").unstarted(this::run);
    private volatile @Nullable Connection current;
    private volatile boolean closed;
    private int pause = SHORTEST_PAUSE;

    Listener(
            @Value("${spring.datasource.url}") String database,
            PhysicalConnections connections,
            Journal journal,
            Rooms rooms,
            Callers callers) {
        this.database = database;
        this.connections = connections;
        this.journal = journal;
        this.rooms = rooms;
        this.callers = callers;
    }

    /// On a database that only one node can use there is nothing to hear.
    @EventListener(ApplicationReadyEvent.class)
    void start() {
        if (Database.isShared(database)) {
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
                    rooms.doubt();
                    rest();
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
            statement.execute("LISTEN " + Notice.CHANNEL);
            statement.execute("LISTEN " + PersonNotice.CHANNEL);
        }
        rooms.forgetAll(); // for what has happened until now
        callers.reconsiderAll();
        pause = SHORTEST_PAUSE;
        PGConnection ear = connection.unwrap(PGConnection.class);
        while (!closed) {
            PGNotification[] heard = ear.getNotifications(SILENCE);
            if ((heard == null || heard.length == 0) && !connection.isValid(PATIENCE)) {
                throw new SQLException("the connection is closed");
            }
            for (PGNotification each : heard == null ? new PGNotification[0] : heard) {
                take(each);
            }
        }
    }

    private void take(PGNotification heard) {
        try {
            if (heard.getName().equals(PersonNotice.CHANNEL)) {
                take(PersonNotice.read(heard.getParameter()));
            } else {
                take(Notice.read(heard.getParameter()));
            }
        } catch (IllegalArgumentException e) {
            LOG.warn("Another application uses the notification channel '{}'", heard.getName());
        }
    }

    private void take(Notice notice) {
        if (!notice.node().equals(journal.node())) {
            notice.versions().forEach(this::tell);
        }
    }

    /// Sessions are looked up in the database, which must not keep this thread from listening.
    private void take(PersonNotice notice) {
        if (!notice.node().equals(journal.node())) {
            Thread.startVirtualThread(() -> notice.people().forEach(callers::reconsider));
        }
    }

    private void tell(String table, long version) {
        if (version == Notice.REWRITTEN) {
            rooms.forget(table);
        } else {
            rooms.heard(table, version);
        }
    }

    /// The longer nothing works, the longer.
    private void rest() {
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
