package lucca.server.people;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import lucca.engine.UnreadableException;
import lucca.server.store.Statement;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Who is known here, and by which name. Names of accounts are their own; guests may share one.
@Component
public final class People {
    private static final int ID_BYTES = 16;

    private final JdbcClient database;
    private final Sessions sessions;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    People(JdbcClient database, Sessions sessions, InstantSource clock) {
        this.database = database;
        this.sessions = sessions;
        this.clock = clock;
    }

    /// A person, and what they will be known by.
    record Welcomed(Person person, Token token) {}

    /// Somebody new, of whom nothing is kept as yet.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    Person newcomer(String given) {
        return new Person(id(), free(given).text(), true);
    }

    /// Welcomes a newcomer.
    Welcomed welcome(Person person) {
        Sessions.Begun begun = sessions.begin(person);
        sessions.keep(
                Statement.of(
                        "INSERT INTO person (id, name, created) VALUES (?, ?, ?)",
                        person.id(),
                        person.name(),
                        clock.millis()),
                begun.statement(),
                sessions.sweep());
        return new Welcomed(person, begun.token());
    }

    /// Gives a guest another name; an account keeps its own.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    Person rename(Person person, String given) {
        if (!person.guest()) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        Name name = free(given);
        boolean done =
                sessions.change(
                        person.id(),
                        Statement.of(
                                "UPDATE person SET name = ? WHERE id = ?"
                                        + " AND NOT EXISTS (SELECT 1 FROM account WHERE person = ?)",
                                name.text(),
                                person.id(),
                                person.id()));
        if (!done) { // they have got an account meanwhile
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        return new Person(person.id(), name.text(), true);
    }

    /// Somebody whom a person brings along. They have no account, so their name may be nobody's.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    public Person companion(Person person, String given) {
        return new Person(person.id(), free(given).text(), true);
    }

    /// Makes sure that a guest does not use the name of somebody's account, which may have got it
    /// after them, nor one that nobody may have any more.
    /// @throws ProblemException if they do
    public void checkName(Person person) {
        if (person.guest()) {
            free(person.name());
        }
    }

    private Name free(String given) {
        Name name = allowed(given);
        if (count("SELECT COUNT(*) FROM account WHERE login = ?", name.key()) > 0) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.taken", name.text());
        }
        return name;
    }

    /// A name that somebody may have, be it as a guest or as an account.
    /// @throws UnreadableException or [ProblemException] if nobody may
    static Name allowed(String given) {
        Name name = Name.of(given);
        if (ReservedNames.contain(name)) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.reserved", name.text());
        }
        return name;
    }

    boolean isThere(String person) {
        return count("SELECT COUNT(*) FROM person WHERE id = ?", person) > 0;
    }

    private long count(String sql, String value) {
        return database.sql(sql).param(value).query(Long.class).single();
    }

    String id() {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }
}
