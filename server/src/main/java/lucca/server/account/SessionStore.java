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

/// Who is known by which token. Sessions are cached for a minute: so long may one that was ended at
/// another node be good here if that node cannot be heard.
@Component
final class SessionStore {
    private static final Logger LOG = LoggerFactory.getLogger(SessionStore.class);

    private static final long DAY = Duration.ofDays(1).toMillis();

    private final JdbcClient database;
    private final Journal journal;
    private final InstantSource clock;
    private final DeletionCutoff deletion;
    private final ApplicationEventPublisher news;
    private final SecureRandom random = new SecureRandom();
    private final SessionCache cache = new SessionCache();

    /// A session as its owner sees it.
    /// @param label of a token for a program; `null` if somebody came in
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
            ApplicationEventPublisher news) {
        this.database = database;
        this.journal = journal;
        this.clock = clock;
        this.deletion = deletion;
        this.news = news;
    }

    /// How long somebody who does not come again is remembered.
    static Duration lifetime(boolean guest) {
        return Duration.ofDays(guest ? 400 : 90);
    }

    /// Who shows this token; `null` if nobody is known by it.
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
        if (Math.abs(now - storedSession.used()) >= DAY) { // in the future if the clock was wrong
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

    /// Notes, about once a day, that a session was used. Who comes again is remembered longer; a
    /// token for a program ends when it was meant to.
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

    /// A token and what makes it good.
    record NewSession(Token token, SqlStatement statement) {}

    /// Lets somebody be known by a token from now on, once its statement is kept.
    NewSession create(Person person) {
        Token token = Token.random(random);
        long expires = clock.millis() + lifetime(person.guest()).toMillis();
        return new NewSession(token, insert(token, person.id(), expires));
    }

    /// The same for a program. The statement does nothing if the session of who makes the token has
    /// ended meanwhile.
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

    /// Forgets for good who has not come for so long. A session that has expired is refused before
    /// it is deleted, and is good again if the clock was wrong.
    SqlStatement deleteExpired() {
        return SqlStatement.of("DELETE FROM session WHERE expires <= ?", deletion.cutoff());
    }

    /// The sessions of a person, those of late first.
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
    /// @param personal whether it is to be a token for a program
    boolean end(String person, String id, boolean personal) {
        return change(
                person,
                SqlStatement.of(
                        "DELETE FROM session WHERE person = ? AND substr(token, 1, ?) = ?"
                                + (personal ? " AND label IS NOT NULL" : " AND label IS NULL"),
                        person,
                        Token.ID_DIGITS,
                        id));
    }

    /// Ends all that a person has come in by; programs keep their tokens.
    void endAll(String person) {
        change(
                person,
                SqlStatement.of("DELETE FROM session WHERE person = ? AND label IS NULL", person));
    }

    /// Lets somebody be known by a token from now on, in the place of who was known before; `null`
    /// if it was too late.
    /// @param before a token for a program stays good; `null` if nobody was known
    /// @param first what else is written, first of all
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

    /// Begins a session of a person in the place of all their sessions and tokens, as befits a
    /// change of what they may do; `null` if it was too late.
    /// @param first what else is written, first of all
    @Nullable Token renew(Person person, SqlStatement... first) {
        NewSession newSession = create(person);
        List<SqlStatement> all = new ArrayList<>(List.of(first));
        all.add(SqlStatement.of("DELETE FROM session WHERE person = ?", person.id()));
        all.add(SqlStatement.of("DELETE FROM challenge WHERE person = ?", person.id()));
        all.add(newSession.statement());
        return change(Set.of(person.id()), all, List.of()) ? newSession.token() : null;
    }

    /// Changes something of a person, who is looked up again from now on; false if it was too late.
    boolean change(String person, SqlStatement... statements) {
        return change(Set.of(person), List.of(statements), List.of());
    }

    /// The same of several people, if logs of tables are rewritten by it.
    boolean change(Set<String> people, List<SqlStatement> statements, List<String> rewritten) {
        try {
            return journal.persist(new JournalChange.SqlEdit(statements, rewritten, people));
        } finally {
            people.forEach(this::invalidate);
        }
    }

    /// Takes notice that another node has changed something of a person.
    void invalidate(String person) {
        cache.removeAll(person);
        news.publishEvent(new SessionsInvalidatedEvent(person));
    }

    /// Takes notice that other nodes may have changed something of anybody.
    void invalidateAll() {
        cache.clear();
    }

    boolean write(SqlStatement... statements) {
        return journal.persist(new JournalChange.SqlEdit(List.of(statements), List.of()));
    }
}
