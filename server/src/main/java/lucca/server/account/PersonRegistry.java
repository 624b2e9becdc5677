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

/// Creates, names and finds people. The name of an account is unique; guests may share one.
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

    /// A person and the token of their session.
    record SignedIn(Person person, Token token) {}

    /// Creates a guest, who is not stored yet.
    /// @throws UnreadableException or [ProblemException] if the name is not available
    Person newGuest(String given) {
        return new Person(newId(), availableName(given).text(), true);
    }

    /// Stores a new guest and starts a session.
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

    /// Renames a guest; the name of an account is fixed.
    /// @throws UnreadableException or [ProblemException] if the name is not available
    Person rename(Person person, String given) {
        if (!person.guest()) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        NormalizedName name = availableName(given);
        boolean done =
                sessionStore.change(
                        person.id(),
                        SqlStatement.of(
                                "UPDATE person SET name = ? WHERE id = ?"
                                        + " AND NOT EXISTS (SELECT 1 FROM account WHERE person = ?)",
                                name.text(),
                                person.id(),
                                person.id()));
        if (!done) { // the guest has created an account in the meantime
            throw ProblemException.of(HttpStatus.CONFLICT, "people.fixed");
        }
        return new Person(person.id(), name.text(), true);
    }

    /// A companion of a person. Companions have no account, so their name must be free of accounts.
    /// @throws UnreadableException or [ProblemException] if the name is not available
    public Person companion(Person person, String given) {
        return new Person(person.id(), availableName(given).text(), true);
    }

    /// Checks that the name of a guest is neither reserved nor the name of an account, which may
    /// have been created after the guest.
    /// @throws ProblemException if it is
    public void checkName(Person person) {
        if (person.guest()) {
            availableName(person.name());
        }
    }

    private NormalizedName availableName(String given) {
        NormalizedName name = permittedName(given);
        if (count("SELECT COUNT(*) FROM account WHERE login = ?", name.comparisonKey()) > 0) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.taken", name.text());
        }
        return name;
    }

    /// Normalizes a name and checks that it is not reserved.
    /// @throws UnreadableException or [ProblemException] if the name is invalid or reserved
    static NormalizedName permittedName(String given) {
        NormalizedName name = NormalizedName.of(given);
        if (ReservedNames.contains(name)) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.reserved", name.text());
        }
        return name;
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
