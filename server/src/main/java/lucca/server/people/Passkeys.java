package lucca.server.people;

import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import lucca.engine.Json;
import lucca.server.store.Statement;
import lucca.server.web.Body;
import lucca.server.web.ProblemException;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// People who come again with a key that a device keeps for them.
@Component
final class Passkeys {
    private static final int MOST = 20;
    private static final String TYPE = "public-key";

    private final JdbcClient database;
    private final Sessions sessions;
    private final Challenges challenges;
    private final InstantSource clock;

    /// A key as its owner sees it.
    record Listed(String id, String label, long created, long used) {}

    private record Owned(Webauthn.Key key, Person person) {}

    Passkeys(JdbcClient database, Sessions sessions, Challenges challenges, InstantSource clock) {
        this.database = database;
        this.sessions = sessions;
        this.challenges = challenges;
        this.clock = clock;
    }

    /// What a browser needs to let a device make a key, as WebAuthn has it.
    Json toMake(Person person, Webauthn.Site site) {
        byte[] id = person.id().getBytes(StandardCharsets.UTF_8);
        return Json.object(
                "challenge", challenges.next(person.id()),
                "rp", Json.object("name", "Lucca", "id", site.host()),
                "user",
                        Json.object(
                                "id", Webauthn.text(id),
                                "name", person.name(),
                                "displayName", person.name()),
                "pubKeyCredParams",
                        Webauthn.ALGORITHMS.stream()
                                .map(each -> Json.object("type", TYPE, "alg", each))
                                .toList(),
                "excludeCredentials",
                        of(person.id()).stream()
                                .map(each -> Json.object("type", TYPE, "id", each.id()))
                                .toList(),
                "authenticatorSelection",
                        Json.object("residentKey", "required", "userVerification", "required"),
                "attestation", "none");
    }

    /// Lets a person sign in with a new key from now on, and renews their session. All else by
    /// which
    /// a guest was known ends: it may be in the hands of somebody else.
    /// @throws ProblemException if a device has not made it for them just now
    Token add(Session by, Name label, Json credential, Webauthn.Site site) {
        Person person = by.person();
        if (of(person.id()).size() >= MOST) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.passkeys", MOST);
        }
        Webauthn.Proven made = Webauthn.made(credential, site);
        Webauthn.Key key = made.key();
        Statement[] statements = {
            challenges.spend(made.challenge(), person.id()), insert(key, person, label)
        };
        Token token =
                person.guest()
                        ? sessions.renew(person, statements)
                        : sessions.replace(by, person, statements);
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        return token;
    }

    private Statement insert(Webauthn.Key key, Person person, Name label) {
        return Statement.of(
                "INSERT INTO passkey (id, person, label, credential, counter,"
                        + " synced, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                key.id(),
                person.id(),
                label.text(),
                key.credential(),
                key.counter(),
                key.synced(),
                clock.millis(),
                clock.millis());
    }

    /// What a browser needs to let a device show a key; the device knows whose it is.
    Json toUse(Webauthn.Site site) {
        return Json.object(
                "challenge", challenges.next(""),
                "rpId", site.host(),
                "userVerification", "required");
    }

    /// Lets somebody in whose device has a key of theirs.
    /// @param before as whom their browser was known until now, and is no more; `null` if nobody
    /// @throws ProblemException if it has not proven that just now
    People.Welcomed enter(Json.Obj credential, Webauthn.Site site, @Nullable Session before) {
        Owned owned = find(new Body(credential).text("id"));
        if (owned == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        Webauthn.Proven used = Webauthn.used(credential, site, owned.key());
        Person person = owned.person();
        Token token =
                sessions.replace(
                        before,
                        person,
                        challenges.spendBy(used.key().id(), used.challenge()),
                        Statement.of(
                                "UPDATE passkey SET counter = ?, used = ? WHERE id = ?",
                                used.key().counter(),
                                clock.millis(),
                                used.key().id()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        return new People.Welcomed(person, token);
    }

    private @Nullable Owned find(String id) {
        return database.sql(
                        "SELECT k.id, k.credential, k.counter, k.synced, k.person, p.name, a.login"
                                + " FROM passkey k JOIN person p ON p.id = k.person"
                                + " LEFT JOIN account a ON a.person = k.person WHERE k.id = ?")
                .param(id)
                .query(
                        (row, number) ->
                                new Owned(
                                        new Webauthn.Key(
                                                row.getString("id"),
                                                row.getString("credential"),
                                                row.getLong("counter"),
                                                row.getBoolean("synced")),
                                        new Person(
                                                row.getString("person"),
                                                row.getString("name"),
                                                row.getString("login") == null)))
                .optional()
                .orElse(null);
    }

    List<Listed> of(String person) {
        return database.sql(
                        "SELECT id, label, created, used FROM passkey WHERE person = ?"
                                + " ORDER BY created, id")
                .param(person)
                .query(
                        (row, number) ->
                                new Listed(
                                        row.getString("id"),
                                        row.getString("label"),
                                        row.getLong("created"),
                                        row.getLong("used")))
                .list();
    }

    /// Forgets a key of a person; false if there is none of that id.
    boolean remove(String person, String id) {
        return sessions.keep(
                Statement.of("DELETE FROM passkey WHERE person = ? AND id = ?", person, id));
    }
}
