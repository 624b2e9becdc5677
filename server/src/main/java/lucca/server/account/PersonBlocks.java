package lucca.server.account;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import lucca.server.store.SqlStatement;
import lucca.server.web.ProblemException;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Stores which people have blocked which others.
@Component
public final class PersonBlocks {
    private static final int MAX = 1000;

    private final JdbcClient database;
    private final PersonRegistry personRegistry;
    private final SessionStore sessionStore;
    private final InstantSource clock;
    private final ApplicationEventPublisher events;

    PersonBlocks(
            JdbcClient database,
            PersonRegistry personRegistry,
            SessionStore sessionStore,
            InstantSource clock,
            ApplicationEventPublisher events) {
        this.events = events;
        this.database = database;
        this.personRegistry = personRegistry;
        this.sessionStore = sessionStore;
        this.clock = clock;
    }

    void add(String person, String blocked) {
        if (person.equals(blocked) || !personRegistry.exists(blocked)) {
            throw ProblemException.of(HttpStatus.NOT_FOUND, "people.nobody");
        }
        if (blockedBy(person).size() >= MAX) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.blocks", MAX);
        }
        sessionStore.write(
                SqlStatement.of(
                        "INSERT INTO block (person, blocked, created)"
                                + " SELECT p.id, b.id, CAST(? AS BIGINT) FROM person p, person b"
                                + " WHERE p.id = ? AND b.id = ? ON CONFLICT DO NOTHING",
                        clock.millis(),
                        person,
                        blocked));
        events.publishEvent(new PersonBlockedEvent(person, blocked));
    }

    void remove(String person, String blocked) {
        sessionStore.write(
                SqlStatement.of(
                        "DELETE FROM block WHERE person = ? AND blocked = ?", person, blocked));
    }

    /// The people whom a person has blocked.
    List<Person> blockedBy(String person) {
        return database.sql(
                        "SELECT p.id, p.name, a.login FROM block b JOIN person p ON p.id = b.blocked"
                                + " LEFT JOIN account a ON a.person = p.id"
                                + " WHERE b.person = ? ORDER BY b.created, p.id")
                .param(person)
                .query(
                        (row, number) ->
                                new Person(
                                        row.getString("id"),
                                        row.getString("name"),
                                        row.getString("login") == null))
                .list();
    }

    /// Whether a person has blocked one of the others, or the other way round.
    public boolean existsBetween(String person, Collection<String> others) {
        if (others.isEmpty()) {
            return false;
        }
        String marks = String.join(", ", Collections.nCopies(others.size(), "?"));
        List<Object> values = new ArrayList<>();
        values.add(person);
        values.addAll(others);
        values.addAll(List.copyOf(values));
        return database.sql(
                                "SELECT COUNT(*) FROM block WHERE person = ? AND blocked IN ("
                                        + marks
                                        + ") OR blocked = ? AND person IN ("
                                        + marks
                                        + ")")
                        .params(values)
                        .query(Long.class)
                        .single()
                > 0;
    }
}
