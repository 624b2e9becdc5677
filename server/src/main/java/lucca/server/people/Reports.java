package lucca.server.people;

import java.time.InstantSource;
import lucca.server.store.Statement;
import org.springframework.stereotype.Component;

/// What people complain of, for who runs the server to read in the database.
@Component
public final class Reports {
    private final People people;
    private final Sessions sessions;
    private final InstantSource clock;

    Reports(People people, Sessions sessions, InstantSource clock) {
        this.people = people;
        this.sessions = sessions;
        this.clock = clock;
    }

    /// Keeps what somebody says of another person at a table.
    public void add(Person by, String accused, String table, String text) {
        sessions.keep(
                Statement.of(
                        // A guest who said something may have been forgotten since.
                        "INSERT INTO report (id, person, accused, table_id, text, created)"
                                + " SELECT CAST(? AS VARCHAR(32)), CAST(? AS VARCHAR(32)), p.id,"
                                + " CAST(? AS VARCHAR(32)), CAST(? AS TEXT), CAST(? AS BIGINT)"
                                + " FROM person p WHERE p.id = ?",
                        people.id(),
                        by.id(),
                        table,
                        text,
                        clock.millis(),
                        accused));
    }
}
