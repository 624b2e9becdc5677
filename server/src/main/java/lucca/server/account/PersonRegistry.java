package lucca.server.account;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.HexFormat;
import lucca.engine.UnreadableException;
import lucca.server.store.SqlStatement;
import lucca.server.web.ProblemException;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Who is known here, and by which name. Names of accounts are their own; guests may share one.
@Component
public final class PersonRegistry {
    private static final int ID_BYTES = 16;

    private final JdbcClient database;
    private final SessionStore sessionStore;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    PersonRegistry(JdbcClient database, SessionStore sessionStore, InstantSource clock) {
        this.database = database;
        this.sessionStore = sessionStore;
        this.clock = clock;
    }

    /// A person, and what they will be known by.
    record SignedIn(Person person, Token token) {}

    /// Somebody new, of whom nothing is kept as yet.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    Person newGuest(String given) {
        return new Person(newId(), availableName(given).text(), true);
    }

    /// Welcomes a newcomer.
    SignedIn register(Person person) {
        SessionStore.NewSession newSession = sessionStore.create(person);
        sessionStore.write(
                SqlStatement.of(
                        "INSERT INTO person (id, name, created) VALUES (?, ?, ?)",
                        person.id(),
                        person.name(),
                        clock.millis()),
                newSession.statement(),
                sessionStore.deleteExpired());
        return new SignedIn(person, newSession.token());
    }

    /// Gives a guest another name; an account keeps its own.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    Person rename(Person person, String given) {
        if (!person.guest()) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        NormalizedName normalizedName = availableName(given);
        boolean done =
                sessionStore.change(
                        person.id(),
                        SqlStatement.of(
                                "UPDATE person SET name = ? WHERE id = ?"
                                        + " AND NOT EXISTS (SELECT 1 FROM account WHERE person = ?)",
                                normalizedName.text(),
                                person.id(),
                                person.id()));
        if (!done) { // they have got an account meanwhile
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        return new Person(person.id(), normalizedName.text(), true);
    }

    /// Somebody whom a person brings along. They have no account, so their name may be nobody's.
    /// @throws UnreadableException or [ProblemException] if that cannot be their name
    public Person companion(Person person, String given) {
        return new Person(person.id(), availableName(given).text(), true);
    }

    /// Makes sure that a guest does not use the name of somebody's account, which may have got it
    /// after them, nor one that nobody may have any more.
    /// @throws ProblemException if they do
    public void checkName(Person person) {
        if (person.guest()) {
            availableName(person.name());
        }
    }

    private NormalizedName availableName(String given) {
        NormalizedName normalizedName = permittedName(given);
        if (count("SELECT COUNT(*) FROM account WHERE login = ?", normalizedName.comparisonKey())
                > 0) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.taken", normalizedName.text());
        }
        return normalizedName;
    }

    /// A name that somebody may have, be it as a guest or as an account.
    /// @throws UnreadableException or [ProblemException] if nobody may
    static NormalizedName permittedName(String given) {
        NormalizedName normalizedName = NormalizedName.of(given);
        if (ReservedNames.contains(normalizedName)) {
            throw ProblemException.of(
                    HttpStatus.CONFLICT, "people.reserved", normalizedName.text());
        }
        return normalizedName;
    }

    boolean exists(String person) {
        return count("SELECT COUNT(*) FROM person WHERE id = ?", person) > 0;
    }

    private long count(String sql, String value) {
        return database.sql(sql).param(value).query(Long.class).single();
    }

    String newId() {
        byte[] id = new byte[ID_BYTES];
        random.nextBytes(id);
        return HexFormat.of().formatHex(id);
    }
}
