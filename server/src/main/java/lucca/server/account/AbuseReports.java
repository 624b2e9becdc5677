package lucca.server.account;

import java.time.InstantSource;
import lucca.server.store.SqlStatement;
import org.springframework.stereotype.Component;

/// Stores reports of abuse, which the operator of the server reads in the database.
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

    /// Stores what a person reports about another person at a table.
    public void add(Person by, String accused, String table, String text) {
        sessionStore.write(
                SqlStatement.of(
                        // The accused may be a guest who was deleted in the meantime.
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
