package lucca.server.store;

import java.security.SecureRandom;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes groups of changes, each in one transaction, on a dedicated connection. Statements begin
/// and end the transactions, not the driver: after a failure the SQLite driver may believe that it
/// is in a transaction, and its commit also begins the next one, which may fail although the first
/// was committed. A connection is closed after any failure.
///
/// Each transaction also stores the number of its group. After a failed commit this number shows
/// whether the group was written.
final class GroupCommitter implements AutoCloseable {
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

    /// How long PostgreSQL may take to respond, in milliseconds.
    private static final int NETWORK_TIMEOUT_MILLIS = 4000;

    /// More than most groups need, so that a successful probe means that they fit on the disk too.
    private static final int PROBE_BYTES = 32_768;

    private final SecureRandom random = new SecureRandom();
    private final String id = HexFormat.of().toHexDigits(random.nextLong());
    private final ConnectionFactory database;
    private @Nullable JournalConnection connection;
    private long group;

    GroupCommitter(ConnectionFactory database) {
        this.database = database;
    }

    /// Makes a group of changes durable; returns those that came too late.
    /// @param node the id of this node in notices to other nodes
    /// @throws SQLException if nothing was written
    /// @throws CommitOutcomeUnknownException if the commit failed
    Set<JournalChange> write(List<JournalChange> changes, String node)
            throws SQLException, CommitOutcomeUnknownException {
        group++;
        boolean isNew = connection == null;
        try {
            return attempt(changes, node);
        } catch (SQLException e) {
            // PostgreSQL resolves a deadlock by rolling back one transaction. An idle connection
            // may have been lost.
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
                throw e; // PostgreSQL has rolled the transaction back
            }
            throw new CommitOutcomeUnknownException(group, late, e);
        } catch (RuntimeException | Error e) {
            throw new CommitOutcomeUnknownException(group, late, e);
        }
    }

    /// The number of the last written group. Waits for a transaction of an earlier connection that
    /// PostgreSQL has not ended yet.
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

    /// Writes dummy data to test whether the database is writable.
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
            // Other nodes must not wait for a node that has become unreachable.
            open.execute("SET idle_in_transaction_session_timeout = '5s'");
        }
        if (group <= 1) { // lastWritten() waits for the lock of this row
            open.update(REGISTER, id);
        }
        return open;
    }

    /// Disconnects after any failure, so that no later statement ends a transaction that was left
    /// open.
    private void disconnectUnless(boolean succeeded) {
        if (!succeeded) {
            disconnect();
        }
    }

    /// Closes the connection, which rolls back its open transaction.
    private void disconnect() {
        JournalConnection open = connection;
        connection = null;
        try {
            if (open != null) {
                open.close();
            }
        } catch (SQLException | RuntimeException | Error e) {
            // The original failure is reported instead.
        }
    }

    @Override
    public void close() {
        try {
            if (connection != null) {
                connection.update("DELETE FROM journal_writer WHERE id = ?", id);
            }
        } catch (SQLException e) {
            // A leftover row is harmless.
        }
        disconnect();
    }
}
