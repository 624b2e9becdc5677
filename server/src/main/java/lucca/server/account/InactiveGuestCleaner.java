package lucca.server.account;

import java.util.List;
import lucca.server.clock.DeletionCutoff;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Deletes guests who have been inactive for a month and have no game, no open table and no
/// passkey. This takes two runs: the first ends the sessions, so that such a guest cannot act any
/// more; the next deletes the guest. Each run processes a bounded number. The statements do not go
/// through the journal, where a failure would roll back the writes of others. While the clock is in
/// doubt, nothing is deleted.
@Component
public final class InactiveGuestCleaner {
    private static final int MAX_AT_ONCE = 1000;

    /// Matches a guest `p` who was created before a time and has nothing here. Guests whom others
    /// have blocked or reported, and guests who have reported others, are kept.
    private static final String IDLE =
            """
            p.created < ?
            AND NOT EXISTS (SELECT 1 FROM account a WHERE a.person = p.id)
            AND NOT EXISTS (SELECT 1 FROM passkey k WHERE k.person = p.id)
            AND NOT EXISTS (SELECT 1 FROM game_table g WHERE g.host = p.id
                AND g.status <> 'closed')
            AND NOT EXISTS (SELECT 1 FROM chair c JOIN game_table g ON g.id = c.table_id
                WHERE c.person = p.id AND g.status <> 'closed')
            AND NOT EXISTS (SELECT 1 FROM block b WHERE b.blocked = p.id)
            AND NOT EXISTS (SELECT 1 FROM report r WHERE r.person = p.id)
            AND NOT EXISTS (SELECT 1 FROM report r WHERE r.accused = p.id)
            """;

    private static final String WITHOUT_SESSION =
            IDLE + " AND NOT EXISTS (SELECT 1 FROM session s WHERE s.person = p.id)";

    private static final String WITH_UNUSED_SESSIONS =
            IDLE
                    + " AND EXISTS (SELECT 1 FROM session s WHERE s.person = p.id)"
                    + " AND NOT EXISTS (SELECT 1 FROM session s"
                    + " WHERE s.person = p.id AND s.used >= ?)";

    private final JdbcClient database;
    private final DeletionCutoff deletion;

    public InactiveGuestCleaner(JdbcClient database, DeletionCutoff deletion) {
        this.database = database;
        this.deletion = deletion;
    }

    /// Deletes guests whose sessions have ended in an earlier run, then ends the sessions of
    /// others.
    public void purge() {
        long before = deletion.cutoff(); // a month ago
        for (String guest : guests(WITHOUT_SESSION, before, MAX_AT_ONCE)) {
            update("DELETE FROM block WHERE person = ?", guest);
            update("DELETE FROM person AS p WHERE p.id = ? AND " + WITHOUT_SESSION, guest, before);
        }
        for (String guest : guests(WITH_UNUSED_SESSIONS, before, before, MAX_AT_ONCE)) {
            update("DELETE FROM session WHERE person = ? AND used < ?", guest, before);
        }
    }

    private List<String> guests(String condition, Object... params) {
        return database.sql("SELECT p.id FROM person p WHERE " + condition + " LIMIT ?")
                .params(params)
                .query((row, number) -> row.getString("id"))
                .list();
    }

    private void update(String sql, Object... params) {
        database.sql(sql).params(params).update();
    }
}
