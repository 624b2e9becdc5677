package lucca.server.store;

import java.security.SecureRandom;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes groups of changes, each in one transaction, on a connection of its own. Transactions are
/// begun and ended by statements, never by the driver: after a failure the SQLite driver takes
/// itself to be in a transaction where there is none, and its commit begins the next one, which may
/// fail although the first was committed. A connection on which anything failed is closed.
///
/// Each transaction also writes the number of its group. So after a failed commit the database can
/// tell whether the group was written.
final class JournalWriter implements AutoCloseable {
    private static final String DEADLOCK = "40P01";
    private static final String COMMIT = "COMMIT";

    private static final String REGISTER =
            "INSERT INTO journal_writer (id, written) VALUES (?, 0) ON CONFLICT DO NOTHING";
    private static final String RECORD_GROUP =
            "INSERT INTO journal_writer (id, written) VALUES (?, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET written = excluded.written";
    private static final String PROBE =
            "INSERT INTO journal_writer (id, written, probe) VALUES (?, 0, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET probe = excluded.probe";
    private static final String LAST_WRITTEN = "SELECT written FROM journal_writer WHERE id = ?";

    /// How many milliseconds PostgreSQL may take for an answer.
    private static final int NETWORK_TIMEOUT_MILLIS = 4000;

    /// More than most groups need, so that a disk that has room for it has room for them.
    private static final int PROBE_BYTES = 32_768;

    private final SecureRandom random = new SecureRandom();
    private final String id = HexFormat.of().toHexDigits(random.nextLong());
    private final ConnectionFactory database;
    private @Nullable JournalConnection connection;
    private long group;

    JournalWriter(ConnectionFactory database) {
        this.database = database;
    }

    /// Makes a group of changes durable; gives those of them that came too late.
    /// @param node in whose name other nodes are told of it
    /// @throws SQLException if nothing was written
    Set<JournalChange> write(List<JournalChange> changes, String node)
            throws SQLException, CommitOutcomeUnknownException {
        group++;
        boolean isNew = connection == null;
        try {
            return attempt(changes, node);
        } catch (SQLException e) {
            // PostgreSQL ends a deadlock by undoing one transaction, and a connection may have
            // been lost while nobody used it.
            if (DEADLOCK.equals(e.getSQLState()) || !isNew && isLost(e)) {
                return attempt(changes, node);
            }
            throw e;
        }
    }

    private static boolean isLost(SQLException e) {
        String state = e.getSQLState();
        return state != null && (state.startsWith("08") || state.startsWith("57P"));
    }

    private Set<JournalChange> attempt(List<JournalChange> changes, String node)
            throws SQLException, CommitOutcomeUnknownException {
        boolean committed = false;
        try {
            JournalConnection open = begin();
            Set<JournalChange> late = new ChangeBatchWriter(open).write(changes);
            if (open.isShared()) {
                TableChangeNotice.of(node, changes, late).send(open);
                PersonChangeNotice.of(node, changes, late).send(open);
            }
            open.update(RECORD_GROUP, id, group);
            commit(open, late);
            committed = true;
            return late;
        } finally {
            disconnectUnless(committed);
        }
    }

    private void commit(JournalConnection open, Set<JournalChange> late)
            throws SQLException, CommitOutcomeUnknownException {
        try {
            open.execute(COMMIT);
        } catch (SQLException e) {
            if (DEADLOCK.equals(e.getSQLState())) {
                throw e; // PostgreSQL has said that nothing is written
            }
            throw new CommitOutcomeUnknownException(group, late, e);
        } catch (RuntimeException | Error e) {
            throw new CommitOutcomeUnknownException(group, late, e);
        }
    }

    /// The number of the last group that was written. A transaction of an earlier connection that
    /// PostgreSQL has not ended yet is waited for.
    long lastWritten() throws SQLException {
        boolean answered = false;
        try {
            JournalConnection open = connected();
            String lock = open.isShared() ? " FOR UPDATE" : "";
            PreparedStatement query = open.prepare(LAST_WRITTEN + lock);
            query.setString(1, id);
            try (ResultSet row = query.executeQuery()) {
                long last = row.next() ? row.getLong(1) : 0;
                answered = true;
                return last;
            }
        } finally {
            disconnectUnless(answered);
        }
    }

    /// Writes something of no importance, to see whether the database can be written.
    void probe() throws SQLException {
        byte[] filler = new byte[PROBE_BYTES];
        random.nextBytes(filler);
        boolean written = false;
        try {
            JournalConnection open = begin();
            open.update(PROBE, id, HexFormat.of().formatHex(filler));
            open.execute(COMMIT);
            open.update(PROBE, id, null);
            written = true;
        } finally {
            disconnectUnless(written);
        }
    }

    private JournalConnection begin() throws SQLException {
        JournalConnection open = connected();
        open.execute(open.isShared() ? "BEGIN" : "BEGIN IMMEDIATE");
        return open;
    }

    private JournalConnection connected() throws SQLException {
        return connection == null ? connect() : connection;
    }

    private JournalConnection connect() throws SQLException {
        JournalConnection open = new JournalConnection(database.open());
        connection = open;
        if (open.isShared()) {
            open.setNetworkTimeout(NETWORK_TIMEOUT_MILLIS);
            open.execute("SET lock_timeout = '3s'");
            // So that nobody waits for a node that can no longer be reached.
            open.execute("SET idle_in_transaction_session_timeout = '5s'");
        }
        if (group <= 1) { // so that there is a row to wait for
            open.update(REGISTER, id);
        }
        return open;
    }

    /// Whatever was thrown, an error too, nothing is left in a transaction that a later one ends.
    private void disconnectUnless(boolean succeeded) {
        if (!succeeded) {
            disconnect();
        }
    }

    /// To close a connection undoes the transaction in which it is.
    private void disconnect() {
        JournalConnection open = connection;
        connection = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (SQLException | RuntimeException | Error e) {
            // It had failed before, which is told.
        }
    }

    @Override
    public void close() {
        try {
            if (connection != null) {
                connection.update("DELETE FROM journal_writer WHERE id = ?", id);
            }
        } catch (SQLException e) {
            // A row too many does no harm.
        }
        disconnect();
    }
}
