package lucca.server.account;

import io.swagger.v3.oas.annotations.media.Schema;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import lucca.engine.Json;
import lucca.server.store.SqlStatement;
import lucca.server.web.ProblemException;
import lucca.server.web.RequestJson;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/// Passkeys, with which people sign in by a device that holds the key.
@Component
final class Passkeys {
    private static final int MAX = 20;
    private static final String TYPE = "public-key";

    private final JdbcClient database;
    private final SessionStore sessionStore;
    private final PasskeyChallenges passkeyChallenges;
    private final InstantSource clock;

    /// A key as its owner sees it.
    record Passkey(String id, String name, long created, long used) {}

    record PasskeyCreationOptions(
            String challenge,
            @Schema(description = "This site.") Json.Obj rp,
            @Schema(description = "Your id and name.") Json.Obj user,
            @Schema(description = "The accepted kinds of keys.") List<Json.Obj> pubKeyCredParams,
            @Schema(description = "The passkeys that you already have.")
                    List<Json.Obj> excludeCredentials,
            Json.Obj authenticatorSelection,
            String attestation) {}

    record PasskeyRequestOptions(
            String challenge,
            @Schema(description = "This site.") String rpId,
            String userVerification) {}

    private record OwnedKey(WebauthnVerifier.StoredKey key, Person person) {}

    Passkeys(
            JdbcClient database,
            SessionStore sessionStore,
            PasskeyChallenges passkeyChallenges,
            InstantSource clock) {
        this.database = database;
        this.sessionStore = sessionStore;
        this.passkeyChallenges = passkeyChallenges;
        this.clock = clock;
    }

    /// The WebAuthn options for creating a key on a device.
    PasskeyCreationOptions creationOptions(
            Person person, WebauthnVerifier.RelyingParty relyingParty) {
        byte[] id = person.id().getBytes(StandardCharsets.UTF_8);
        return new PasskeyCreationOptions(
                passkeyChallenges.issue(person.id()),
                Json.object("name", "Lucca", "id", relyingParty.host()),
                Json.object(
                        "id", WebauthnVerifier.text(id),
                        "name", person.name(),
                        "displayName", person.name()),
                WebauthnVerifier.ALGORITHMS.stream()
                        .map(each -> Json.object("type", TYPE, "alg", each))
                        .toList(),
                list(person.id()).stream()
                        .map(each -> Json.object("type", TYPE, "id", each.id()))
                        .toList(),
                Json.object("residentKey", "required", "userVerification", "required"),
                "none");
    }

    /// Adds a passkey to a person and renews their session. If the person is a guest, all their
    /// other sessions and tokens end: somebody else may have access to them.
    /// @throws ProblemException if the response does not prove a key just created for the person
    Token add(
            Session by,
            NormalizedName label,
            Json credential,
            WebauthnVerifier.RelyingParty relyingParty) {
        Person person = by.person();
        if (list(person.id()).size() >= MAX) {
            throw ProblemException.of(HttpStatus.CONFLICT, "people.passkeys", MAX);
        }
        WebauthnVerifier.VerifiedKey made =
                WebauthnVerifier.verifyRegistration(credential, relyingParty);
        WebauthnVerifier.StoredKey storedKey = made.key();
        SqlStatement[] statements = {
            passkeyChallenges.spend(made.challenge(), person.id()), insert(storedKey, person, label)
        };
        Token token =
                person.guest()
                        ? sessionStore.renew(person, statements)
                        : sessionStore.replace(by, person, statements);
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        return token;
    }

    private SqlStatement insert(
            WebauthnVerifier.StoredKey storedKey, Person person, NormalizedName label) {
        return SqlStatement.of(
                "INSERT INTO passkey (id, person, label, credential, counter,"
                        + " synced, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
                        + " ON CONFLICT DO NOTHING",
                storedKey.id(),
                person.id(),
                label.text(),
                storedKey.credential(),
                storedKey.counter(),
                storedKey.synced(),
                clock.millis(),
                clock.millis());
    }

    /// The WebAuthn options for signing in. They name no person, because the device knows the owner
    /// of the key.
    PasskeyRequestOptions requestOptions(WebauthnVerifier.RelyingParty relyingParty) {
        return new PasskeyRequestOptions(
                passkeyChallenges.issue(""), relyingParty.host(), "required");
    }

    /// Signs in the owner of a passkey.
    /// @param before the session of the browser until now, which ends; `null` if there is none
    /// @throws ProblemException if the response does not prove the possession of the key
    PersonRegistry.SignedIn signIn(
            Json.Obj credential,
            WebauthnVerifier.RelyingParty relyingParty,
            @Nullable Session before) {
        OwnedKey ownedKey = find(new RequestJson(credential).text("id"));
        if (ownedKey == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        WebauthnVerifier.VerifiedKey used =
                WebauthnVerifier.verifyAuthentication(credential, relyingParty, ownedKey.key());
        Person person = ownedKey.person();
        Token token =
                sessionStore.replace(
                        before,
                        person,
                        passkeyChallenges.spendWithKey(used.key().id(), used.challenge()),
                        SqlStatement.of(
                                "UPDATE passkey SET counter = ?, used = ? WHERE id = ?",
                                used.key().counter(),
                                clock.millis(),
                                used.key().id()));
        if (token == null) {
            throw ProblemException.of(HttpStatus.UNAUTHORIZED, "people.passkey");
        }
        return new PersonRegistry.SignedIn(person, token);
    }

    private @Nullable OwnedKey find(String id) {
        return database.sql(
                        "SELECT k.id, k.credential, k.counter, k.synced, k.person, p.name, a.login"
                                + " FROM passkey k JOIN person p ON p.id = k.person"
                                + " LEFT JOIN account a ON a.person = k.person WHERE k.id = ?")
                .param(id)
                .query(
                        (row, number) ->
                                new OwnedKey(
                                        new WebauthnVerifier.StoredKey(
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

    List<Passkey> list(String person) {
        return database.sql(
                        "SELECT id, label, created, used FROM passkey WHERE person = ?"
                                + " ORDER BY created, id")
                .param(person)
                .query(
                        (row, number) ->
                                new Passkey(
                                        row.getString("id"),
                                        row.getString("label"),
                                        row.getLong("created"),
                                        row.getLong("used")))
                .list();
    }

    /// Removes a passkey of a person; false if there is none of that id.
    boolean remove(String person, String id) {
        return sessionStore.write(
                SqlStatement.of("DELETE FROM passkey WHERE person = ? AND id = ?", person, id));
    }
}
