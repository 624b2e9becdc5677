package lucca.server.account;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import lucca.engine.UnreadableException;
import lucca.server.limit.RateLimitedAction;
import lucca.server.limit.UsageLimits;
import lucca.server.store.SeatNameRewriter;
import lucca.server.store.SqlStatement;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Accounts, whose owners sign in with a name and a password.
@Component
final class Accounts {
    private static final int MAX_TRIES = 10;

    private final JdbcClient database;
    private final SessionStore sessionStore;
    private final PasswordHasher passwordHasher;
    private final SeatNameRewriter seatNames;
    private final UsageLimits usageLimits;
    private final InstantSource clock;
    private final DeletedNameCleaner deletedNameCleaner;
    private final ApplicationEventPublisher events;

    private record Account(Person person, String password) {}

    Accounts(
            JdbcClient database,
            SessionStore sessionStore,
            PasswordHasher passwordHasher,
            SeatNameRewriter seatNames,
            UsageLimits usageLimits,
            InstantSource clock,
            DeletedNameCleaner deletedNameCleaner,
            ApplicationEventPublisher events) {
        this.database = database;
        this.sessionStore = sessionStore;
        this.passwordHasher = passwordHasher;
        this.seatNames = seatNames;
        this.usageLimits = usageLimits;
        this.clock = clock;
        this.deletedNameCleaner = deletedNameCleaner;
        this.events = events;
    }

    /// Turns a guest into an account. The person keeps their id and their tables, but all sessions,
    /// tokens and passkeys of the guest end: somebody else may have access to them.
    /// @throws UnreadableException or [ProblemException] if the name or password is not accepted
    PersonRegistry.SignedIn create(Person guest, String given, String password) {
        NormalizedName name = PersonRegistry.permittedName(given);
        if (!guest.guest()) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.account");
        }
        Person person = new Person(guest.id(), name.text(), false);
        Token token =
                sessionStore.renew(
                        person,
                        SqlStatement.of(
                                "INSERT INTO account (person, login, password, created)"
                                        + " VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                                guest.id(),
                                name.comparisonKey(),
                                passwordHasher.hash(password),
                                clock.millis()),
                        SqlStatement.of(
                                "UPDATE person SET name = ? WHERE id = ?", name.text(), guest.id()),
                        SqlStatement.of("DELETE FROM passkey WHERE person = ?", guest.id()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.taken", name.text());
        }
        return new PersonRegistry.SignedIn(person, token);
    }

    /// Signs in by name and password. The error does not reveal which of them is wrong.
    /// @param before the session of the browser until now, which ends; `null` if there is none
    /// @param address the address of the request
    /// @throws ProblemException if the name or password is wrong
    PersonRegistry.SignedIn signIn(
            String given, String password, @Nullable Session before, long address) {
        NormalizedName name = new NormalizedName(given.strip());
        usageLimits.acquire(RateLimitedAction.TRY_PASSWORD, name.comparisonKey() + ' ' + address);
        usageLimits.acquire(RateLimitedAction.TRY_PASSWORD_FROM_ANYWHERE, name.comparisonKey());
        Account account = find("a.login", name.comparisonKey());
        if (!passwordHasher.matches(password, account == null ? null : account.password())
                || account == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.wrong");
        }
        Person person = account.person();
        Token token = sessionStore.replace(before, person, unlessPasswordChanged(account));
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.wrong");
        }
        return new PersonRegistry.SignedIn(person, token);
    }

    /// Matches the account only if its password is still the one that was checked.
    private static SqlStatement unlessPasswordChanged(Account account) {
        return SqlStatement.of(
                "UPDATE account SET password = password WHERE person = ? AND password = ?",
                account.person().id(),
                account.password());
    }

    /// Changes a password and renews the session; all other sessions and all tokens end.
    /// @throws UnreadableException or [ProblemException] if a password is not accepted
    Token changePassword(Session by, String old, String password) {
        Account account = verifiedAccount(by, old);
        Token token =
                sessionStore.renew(
                        by.person(),
                        SqlStatement.of(
                                "UPDATE account SET password = ? WHERE person = ? AND password = ?",
                                passwordHasher.hash(password),
                                by.person().id(),
                                account.password()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.FORBIDDEN, "people.wrong");
        }
        return token;
    }

    /// Deletes an account and all credentials of its owner. A placeholder replaces their name at
    /// their tables.
    /// @throws ProblemException if the password is wrong
    void delete(Session by, String password) {
        Account account = verifiedAccount(by, password);
        String person = by.person().id();
        String placeholder = DeletedNameCleaner.placeholderName();
        for (int tries = 0; tries < MAX_TRIES; tries++) {
            SeatNameRewriter.NameRewrite nameRewrite = seatNames.planRename(person, placeholder);
            if (sessionStore.change(
                    Set.of(person),
                    deletionStatements(account, placeholder, nameRewrite),
                    nameRewrite.tables())) {
                events.publishEvent(new SeatNamesRemovedEvent(nameRewrite.tables()));
                deletedNameCleaner.cleanUp(person);
                return;
            }
        }
        throw ProblemException.of(HttpStatus.FORBIDDEN, "people.wrong");
    }

    /// The statements change nothing if the password has changed or the person has taken another
    /// seat in the meantime.
    private static List<SqlStatement> deletionStatements(
            Account account, String placeholder, SeatNameRewriter.NameRewrite nameRewrite) {
        String person = account.person().id();
        List<SqlStatement> all = new ArrayList<>();
        all.add(
                SqlStatement.of(
                        "DELETE FROM account WHERE person = ? AND password = ? AND "
                                + SeatNameRewriter.SEATED_COUNT_UNCHANGED,
                        person,
                        account.password(),
                        person,
                        nameRewrite.count()));
        all.add(SqlStatement.of("DELETE FROM session WHERE person = ?", person));
        all.add(SqlStatement.of("DELETE FROM passkey WHERE person = ?", person));
        all.add(
                SqlStatement.of(
                        "DELETE FROM block WHERE person = ? OR blocked = ?", person, person));
        all.add(SqlStatement.of("UPDATE person SET name = ? WHERE id = ?", placeholder, person));
        all.addAll(nameRewrite.statements());
        return all;
    }

    /// Checks the password of the caller.
    /// @throws ProblemException if it is wrong
    void verifyPassword(Session by, String password) {
        verifiedAccount(by, password);
    }

    private Account verifiedAccount(Session by, String password) {
        usageLimits.acquire(RateLimitedAction.TRY_PASSWORD, by.person().id());
        Account account = find("a.person", by.person().id());
        if (account == null) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.guest");
        }
        if (!passwordHasher.matches(password, account.password())) {
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
