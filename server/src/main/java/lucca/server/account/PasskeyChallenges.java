package lucca.server.account;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import lucca.server.store.SqlStatement;
import org.springframework.stereotype.Component;

/// Issues the challenges that devices sign to prove that they hold a key. Each challenge is valid
/// once and for a short time.
@Component
final class PasskeyChallenges {
    private static final Duration LIFETIME = Duration.ofMinutes(5);

    private final SessionStore sessionStore;
    private final InstantSource clock;
    private final SecureRandom random = new SecureRandom();

    PasskeyChallenges(SessionStore sessionStore, InstantSource clock) {
        this.sessionStore = sessionStore;
        this.clock = clock;
    }

    /// Issues a new challenge.
    /// @param person the person who adds a key; empty for signing in
    String issue(String person) {
        Token challenge = Token.random(random);
        sessionStore.write(
                SqlStatement.of(
                        "INSERT INTO challenge (hash, person, expires) VALUES (?, ?, ?)",
                        challenge.hash(),
                        person,
                        clock.millis() + LIFETIME.toMillis()),
                SqlStatement.of("DELETE FROM challenge WHERE expires <= ?", clock.millis()));
        return challenge.text();
    }

    /// Deletes a challenge; the statement matches only if the challenge is still valid.
    SqlStatement spend(String challenge, String person) {
        return SqlStatement.of(
                "DELETE FROM challenge WHERE hash = ? AND person = ? AND expires > ?",
                new Token(challenge).hash(),
                person,
                clock.millis());
    }

    /// Deletes a sign-in challenge; the statement matches only if the key still exists.
    SqlStatement spendWithKey(String key, String challenge) {
        SqlStatement spend = spend(challenge, "");
        List<Object> values = new ArrayList<>(spend.values());
        values.add(key);
        return SqlStatement.of(
                spend.sql() + " AND EXISTS (SELECT 1 FROM passkey WHERE id = ?)", values.toArray());
    }
}
