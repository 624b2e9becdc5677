package lucca.server.account;

import java.security.SecureRandom;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lucca.server.clock.DeletionCutoff;
import lucca.server.store.Journal;
import lucca.server.store.JournalChange;
import lucca.server.store.JournalWriteException;
import lucca.server.store.SqlStatement;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Stores sessions and tokens. Sessions are cached for a minute: a session that was ended at
/// another node stays valid here for at most that time if the notification is lost.
@Component
final class SessionStore {
    private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);

    private static final long DAY = Duration.ofDays(1).toMillis();

    private final JdbcClient database;
    private final Journal journal;
    private final InstantSource clock;
    private final DeletionCutoff deletion;
    private final ApplicationEventPublisher events;
    private final SecureRandom random = new SecureRandom();
    private final SessionCache cache = new SessionCache();

    /// A session as its owner sees it.
    /// @param label the name of a personal token; `null` for a session of a browser
    record SessionInfo(
            String id,
            @Nullable String label,
            Set<Scope> scopes,
            long created,
            long used,
            long expires) {}

    SessionStore(
            JdbcClient database,
            Journal journal,
            InstantSource clock,
            DeletionCutoff deletion,
            ApplicationEventPublisher events) {
        this.database = database;
        this.journal = journal;
        this.clock = clock;
        this.deletion = deletion;
        this.events = events;
    }

    /// How long a session lasts without use.
    static Duration lifetime(boolean guest) {
        return Duration.ofDays(guest ? 400 : 90);
    }

    /// Finds the session of a token; `null` if the token is not valid.
    @Nullable Session lookUp(Token token) {
        long now = clock.millis();
        Session cached = cache.get(token, now);
        return cached == null ? find(token, now) : cached;
    }

    private @Nullable Session find(Token token, long now) {
        long before = cache.invalidations();
        StoredSession storedSession =
                database.sql(
                                "SELECT p.id, p.name, a.login, s.label, s.scopes, s.used, s.expires"
                                        + " FROM session s JOIN person p ON p.id = s.person"
                                        + " LEFT JOIN account a ON a.person = p.id"
                                        + " WHERE s.token = ? AND s.expires > ?")
                        .params(token.hash(), now)
                        .query((row, number) -> readRow(row, token))
                        .optional()
                        .orElse(null);
        if (storedSession == null) {
            cache.remove(token);
            return null;
        }
        cache.put(storedSession.session(), now, storedSession.expires(), before);
        if (Math.abs(now - storedSession.used()) >= DAY) { // future if the clock was wrong
            Thread.startVirtualThread(() -> recordUse(storedSession, now));
        }
        return storedSession.session();
    }

    private record StoredSession(Session session, boolean slides, long used, long expires) {}

    private static StoredSession readRow(ResultSet row, Token token) throws SQLException {
        Person person =
                new Person(
                        row.getString("id"), row.getString("name"), row.getString("login") == null);
        return new StoredSession(
                new Session(token, person, Scope.parse(row.getString("scopes"))),
                row.getString("label") == null,
                row.getLong("used"),
                row.getLong("expires"));
    }

    /// Records, about once a day, that a session was used. Use extends a session, but not a
    /// personal token.
    private void recordUse(StoredSession storedSession, long now) {
        Session session = storedSession.session();
        long expires =
                storedSession.slides()
                        ? now + lifetime(session.person().guest()).toMillis()
                        : storedSession.expires();
        try {
            write(
                    SqlStatement.of(
                            "UPDATE session SET used = ?, expires = ? WHERE token = ?",
                            now,
                            expires,
                            session.token().hash()));
        } catch (JournalWriteException e) {
            LOG.debug("Cannot record the use of a session; retrying at its next request", e);
        }
    }

    /// A token and the statement that stores its session.
    record NewSession(Token token, SqlStatement statement) {}

    /// Creates a session, which is valid once its statement has been written.
    NewSession create(Person person) {
        Token token = Token.random(random);
        long expires = clock.millis() + lifetime(person.guest()).toMillis();
        return new NewSession(token, insert(token, person.id(), expires));
    }

    /// Creates a personal token, which is for a program. The statement does nothing if the session
    /// of its creator has ended in the meantime.
    NewSession createPersonalToken(Session by, String label, Set<Scope> scopes, long days) {
        Token token = Token.personal(random);
        long now = clock.millis();
        SqlStatement sqlStatement =
                SqlStatement.of(
                        "INSERT INTO session (token, person, label, scopes, created, used, expires)"
                                + " SELECT CAST(? AS VARCHAR(64)), person, CAST(? AS VARCHAR(40)),"
                                + " CAST(? AS VARCHAR(40)), CAST(? AS BIGINT), CAST(? AS BIGINT),"
                                + " CAST(? AS BIGINT) FROM session WHERE token = ?",
                        token.hash(),
                        label,
                        Scope.format(scopes),
                        now,
                        now,
                        now + days * DAY,
                        by.token().hash());
        return new NewSession(token, sqlStatement);
    }

    private SqlStatement insert(Token token, String person, long expires) {
        long now = clock.millis();
        return SqlStatement.of(
                "INSERT INTO session (token, person, scopes, created, used, expires)"
                        + " VALUES (?, ?, ?, ?, ?, ?)",
                token.hash(),
                person,
                Scope.format(Scope.ALL),
                now,
                now,
                expires);
    }

    /// Deletes sessions that expired long ago. An expired session is refused before it is deleted,
    /// and is valid again if the clock was wrong.
    SqlStatement deleteExpired() {
        return SqlStatement.of("DELETE FROM session WHERE expires <= ?", deletion.cutoff());
    }

    /// The sessions of a person, the latest used first.
    List<SessionInfo> list(String person) {
        return database.sql(
                        "SELECT token, label, scopes, created, used, expires FROM session"
                                + " WHERE person = ? AND expires > ? ORDER BY used DESC, token")
                .params(person, clock.millis())
                .query(
                        (row, number) ->
                                new SessionInfo(
                                        Token.publicId(row.getString("token")),
                                        row.getString("label"),
                                        Scope.parse(row.getString("scopes")),
                                        row.getLong("created"),
                                        row.getLong("used"),
                                        row.getLong("expires")))
                .list();
    }

    /// Ends one session of a person; false if there is none of that id.
    /// @param personalToken whether the session must be a personal token
    boolean end(String person, String id, boolean personalToken) {
        return change(
                person,
                SqlStatement.of(
                        "DELETE FROM session WHERE person = ? AND substr(token, 1, ?) = ?"
                                + (personalToken ? " AND label IS NOT NULL" : " AND label IS NULL"),
                        person,
                        Token.ID_DIGITS,
                        id));
    }

    /// Ends all sessions of a person; personal tokens stay valid.
    void endAll(String person) {
        change(
                person,
                SqlStatement.of("DELETE FROM session WHERE person = ? AND label IS NULL", person));
    }

    /// Starts a session of a person and ends the previous session of the browser; `null` if a
    /// precondition no longer holds.
    /// @param before the previous session, which stays valid if it is a personal token; `null` if
    ///     none
    /// @param first statements to execute first; the first of all is the precondition
    @Nullable Token replace(@Nullable Session before, Person person, SqlStatement... first) {
        NewSession newSession = create(person);
        List<SqlStatement> all = new ArrayList<>(List.of(first));
        all.add(newSession.statement());
        all.add(deleteExpired());
        if (before != null) {
            all.add(
                    SqlStatement.of(
                            "DELETE FROM session WHERE token = ? AND label IS NULL",
                            before.token().hash()));
        }
        Set<String> people =
                before == null
                        ? Set.of(person.id())
                        : new HashSet<>(List.of(person.id(), before.person().id()));
        return change(people, all, List.of()) ? newSession.token() : null;
    }

    /// Starts a session of a person and ends all their other sessions and tokens, as required after
    /// a change of credentials; `null` if a precondition no longer holds.
    /// @param first statements to execute first; the first of all is the precondition
    @Nullable Token renew(Person person, SqlStatement... first) {
        NewSession newSession = create(person);
        List<SqlStatement> all = new ArrayList<>(List.of(first));
        all.add(SqlStatement.of("DELETE FROM session WHERE person = ?", person.id()));
        all.add(SqlStatement.of("DELETE FROM challenge WHERE person = ?", person.id()));
        all.add(newSession.statement());
        return change(Set.of(person.id()), all, List.of()) ? newSession.token() : null;
    }

    /// Changes the data of a person and invalidates their cached sessions; false if a precondition
    /// no longer holds.
    boolean change(String person, SqlStatement... statements) {
        return change(Set.of(person), List.of(statements), List.of());
    }

    /// Does the same for several people, and announces the tables whose logs are rewritten.
    boolean change(Set<String> people, List<SqlStatement> statements, List<String> rewritten) {
        try {
            return journal.persist(new JournalChange.SqlEdit(statements, rewritten, people));
        } finally {
            people.forEach(this::invalidate);
        }
    }

    /// Invalidates the cached sessions of a person, also after a change at another node.
    void invalidate(String person) {
        cache.removeAll(person);
        events.publishEvent(new SessionsInvalidatedEvent(person));
    }

    /// Invalidates all cached sessions, because changes at other nodes may have been missed.
    void invalidateAll() {
        cache.clear();
    }

    boolean write(SqlStatement... statements) {
        return journal.persist(new JournalChange.SqlEdit(List.of(statements), List.of()));
    }
}
