package lucca.server.account;

import java.time.InstantSource;
import lucca.server.store.SqlStatement;
import org.springframework.stereotype.Component;

/// What people complain of, for who runs the server to read in the database.
@Component
public final class AbuseReports {
    private final PersonRegistry personRegistry;
    private final SessionStore sessionStore;
    private final InstantSource clock;

    AbuseReports(PersonRegistry personRegistry, SessionStore sessionStore, InstantSource clock) {
        this.personRegistry = personRegistry;
        this.sessionStore = sessionStore;
        this.clock = clock;
    }

    /// Keeps what somebody says of another person at a table.
    public void add(Person by, String accused, String table, String text) {
        sessionStore.write(
                SqlStatement.of(
                        // A guest who said something may have been forgotten since.
                        "INSERT INTO report (id, person, accused, table_id, text, created)"
                                + " SELECT CAST(? AS VARCHAR(32)), CAST(? AS VARCHAR(32)), p.id,"
                                + " CAST(? AS VARCHAR(32)), CAST(? AS TEXT), CAST(? AS BIGINT)"
                                + " FROM person p WHERE p.id = ?",
                        personRegistry.newId(),
                        by.id(),
                        table,
                        text,
                        clock.millis(),
                        accused));
    }
}
