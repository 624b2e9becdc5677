package lucca.server.people;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lucca.engine.UnreadableException;
import lucca.server.limit.Act;
import lucca.server.limit.Limits;
import lucca.server.store.NamePlates;
import lucca.server.store.Statement;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// People who come again with a name and a password.
@Component
final class Accounts {
    private static final int MOST_TRIES = 10;

    private final JdbcClient database;
    private final Sessions sessions;
    private final Passwords passwords;
    private final NamePlates plates;
    private final Limits limits;
    private final InstantSource clock;
    private final DeletedPeople deleted;
    private final ApplicationEventPublisher news;

    private record Account(Person person, String password) {}

    Accounts(
            JdbcClient database,
            Sessions sessions,
            Passwords passwords,
            NamePlates plates,
            Limits limits,
            InstantSource clock,
            DeletedPeople deleted,
            ApplicationEventPublisher news) {
        this.database = database;
        this.sessions = sessions;
        this.passwords = passwords;
        this.plates = plates;
        this.limits = limits;
        this.clock = clock;
        this.deleted = deleted;
        this.news = news;
    }

    /// Makes a guest the owner of a name. They stay who they are, and so do their tables, but all
    /// else by which the guest was known ends: it may be in the hands of somebody else.
    /// @throws UnreadableException or [ProblemException] if that cannot be
    People.Welcomed found(Person guest, String given, String password) {
        Name name = People.allowed(given);
        if (!guest.guest()) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.account");
        }
        Person person = new Person(guest.id(), name.text(), false);
        Token token =
                sessions.renew(
                        person,
                        Statement.of(
                                "INSERT INTO account (person, login, password, created)"
                                        + " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                                guest.id(),
                                name.key(),
                                passwords.hash(password),
                                clock.millis()),
                        Statement.of(
                                "UPDATE person SET name = ? WHERE id = ?", name.text(), guest.id()),
                        Statement.of("DELETE FROM passkey WHERE person = ?", guest.id()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.taken", name.text());
        }
        return new People.Welcomed(person, token);
    }

    /// Lets somebody in who has a name and its password; nobody learns which of them is wrong.
    /// @param before as whom their browser was known until now, and is no more; `null` if nobody
    /// @param address from which they ask
    /// @throws ProblemException if they do not fit
    People.Welcomed enter(String given, String password, @Nullable Session before, long address) {
        Name name = new Name(given.strip());
        limits.take(Act.GUESS, name.key() + ' ' + address);
        limits.take(Act.GUESS_FROM_ANYWHERE, name.key());
        Account account = find("a.login", name.key());
        if (!passwords.fits(password, account == null ? null : account.password())
                || account == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.wrong");
        }
        Person person = account.person();
        Token token = sessions.replace(before, person, still(account));
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.wrong");
        }
        return new People.Welcomed(person, token);
    }

    /// Finds the account as it was when its password fitted, or nothing.
    private static Statement still(Account account) {
        return Statement.of(
                "UPDATE account SET password = password WHERE person = ? AND password = ?",
                account.person().id(),
                account.password());
    }

    /// Changes a password and renews the session; all other sessions and all tokens end.
    /// @throws UnreadableException or [ProblemException] if that cannot be
    Token change(Session by, String old, String password) {
        Account account = proven(by, old);
        Token token =
                sessions.renew(
                        by.person(),
                        Statement.of(
                                "UPDATE account SET password = ? WHERE person = ? AND password = ?",
                                passwords.hash(password),
                                by.person().id(),
                                account.password()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "people.wrong");
        }
        return token;
    }

    /// Takes away all by which a person is known. At their tables there is a word in the place of
    /// their name.
    /// @throws ProblemException if the password is wrong
    void delete(Session by, String password) {
        Account account = proven(by, password);
        String person = by.person().id();
        String word = DeletedPeople.word();
        for (int tries = 0; tries < MOST_TRIES; tries++) {
            NamePlates.Renaming renaming = plates.rename(person, word);
            if (sessions.change(Set.of(person), gone(account, word, renaming), renaming.tables())) {
                news.publishEvent(new Departed(renaming.tables()));
                deleted.cleanUp(person);
                return;
            }
        }
        throw ProblemException.of(HttpStatus.FORBIDDEN, "people.wrong");
    }

    /// Unless the password is another by now, or they have sat down somewhere meanwhile.
    private static List<Statement> gone(
            Account account, String word, NamePlates.Renaming renaming) {
        String person = account.person().id();
        List<Statement> all = new ArrayList<>();
        all.add(
                Statement.of(
                        "DELETE FROM account WHERE person = ? AND password = ? AND "
                                + NamePlates.STILL,
                        person,
                        account.password(),
                        person,
                        renaming.count()));
        all.add(Statement.of("DELETE FROM session WHERE person = ?", person));
        all.add(Statement.of("DELETE FROM passkey WHERE person = ?", person));
        all.add(Statement.of("DELETE FROM block WHERE person = ? OR blocked = ?", person, person));
        all.add(Statement.of("UPDATE person SET name = ? WHERE id = ?", word, person));
        all.addAll(renaming.statements());
        return all;
    }

    /// Makes sure that the caller knows their password.
    /// @throws ProblemException if not
    void prove(Session by, String password) {
        proven(by, password);
    }

    private Account proven(Session by, String password) {
        limits.take(Act.GUESS, by.person().id());
        Account account = find("a.person", by.person().id());
        if (account == null) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.guest");
        }
        if (!passwords.fits(password, account.password())) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "people.wrong");
        }
        return account;
    }

    private @Nullable Account find(String column, String value) {
        return database.sql(
                        "SELECT p.id, p.name, a.password FROM account a"
                                + " JOIN person p ON p.id = a.person WHERE "
                                + column
                                + " = ?")
                .param(value)
                .query(
                        (row, number) ->
                                new Account(
                                        new Person(
                                                row.getString("id"), row.getString("name"), false),
                                        row.getString("password")))
                .optional()
                .orElse(null);
    }
}
